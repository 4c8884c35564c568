import type { Plugin } from 'vite';

/** The languages the app is installed in; the first is the one index.html names until boot.js knows better. */
const languages = ['nb', 'en'] as const;
type Language = (typeof languages)[number];

const words = {
  nb: {
    name: 'Kast – terningspill',
    description: 'Terningspill for kvelden ved bordet og stunden på bussen. Virker uten nett.',
    play: (game: string) => `Spill ${game}`,
    narrow: 'Et spill Tallspor på telefonen',
    wide: 'Et spill Tallspor på bred skjerm',
  },
  en: {
    name: 'Kast – dice games',
    description: 'Dice games for an evening round the table or a while on the bus. Works without a network.',
    play: (game: string) => `Play ${game}`,
    narrow: 'A game of Tallspor on a phone',
    wide: 'A game of Tallspor on a wide screen',
  },
} as const satisfies Record<Language, unknown>;

/** The games with a shortcut: every one that can be played. */
const games = [
  { id: 'tallspor', name: 'Tallspor' },
  { id: 'lucky-lanes', name: 'Lucky Lanes' },
];

/** --ground of src/app/tokens.css by day: what surrounds the app while it starts. */
const ground = '#ccd9ce';

/**
 * The web app manifest in one language. Both have one `id`, so that changing the language
 * changes the installed app instead of offering a second one.
 */
export function manifest(language: Language): Record<string, unknown> {
  const w = words[language];
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `icons/${file}`,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  const screenshot = (shape: 'narrow' | 'wide', sizes: string) => ({
    src: `screenshots/${shape}-${language}.png`,
    sizes,
    type: 'image/png',
    form_factor: shape,
    label: w[shape],
  });
  return {
    id: '/kast',
    name: w.name,
    short_name: 'Kast',
    description: w.description,
    lang: language,
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    categories: ['games', 'entertainment'],
    theme_color: ground,
    background_color: ground,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon.svg', 'any', 'any'),
      icon('maskable-192.png', '192x192', 'maskable'),
      icon('maskable-512.png', '512x512', 'maskable'),
      icon('icon-maskable.svg', 'any', 'maskable'),
      icon('monochrome-192.png', '192x192', 'monochrome'),
      icon('icon-mono.svg', 'any', 'monochrome'),
    ],
    screenshots: [screenshot('narrow', '780x1688'), screenshot('wide', '1280x800')],
    shortcuts: games.map((game) => ({
      name: w.play(game.name),
      short_name: game.name,
      url: `./#/new/${game.id}`,
      icons: [{ src: 'icons/shortcut-96.png', sizes: '96x96', type: 'image/png' }],
    })),
  };
}

const fileName = (language: Language) => `manifest.${language}.webmanifest`;

/**
 * Emits `manifest.nb.webmanifest` and `manifest.en.webmanifest`, serves them while developing,
 * and links the first in index.html. The app moves the link to the language in use.
 */
export function manifests(): Plugin {
  return {
    name: 'kast:manifests',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = languages.find((l) => request.url === `/${fileName(l)}`);
        if (!language) return next();
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(JSON.stringify(manifest(language)));
      });
    },
    generateBundle() {
      for (const language of languages) {
        const source = JSON.stringify(manifest(language));
        this.emitFile({ type: 'asset', fileName: fileName(language), source });
      }
    },
    // After Vite's own pass over index.html, which would look for the file on disk.
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'link',
          attrs: { rel: 'manifest', href: `./${fileName(languages[0])}` },
          injectTo: 'head',
        },
        {
          tag: 'link',
          attrs: { rel: 'apple-touch-icon', href: './icons/apple-touch-icon-180.png' },
          injectTo: 'head',
        },
        {
          tag: 'link',
          attrs: { rel: 'icon', type: 'image/svg+xml', href: './icons/icon.svg' },
          injectTo: 'head',
        },
      ],
    },
  };
}
