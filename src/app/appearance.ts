import { effect } from '@preact/signals';
import { lang } from '../i18n/index.ts';
import { settings } from '../storage/settings.ts';

/** The table top in both themes, for the browser's own bars. The same as --ground in tokens.css. */
const grounds = { light: '#ccd9ce', dark: '#101a16' } as const;

function set(name: string, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

/** Keeps <html>, the manifest and the browser's bars as the settings and the language say. */
export function followAppearance(): void {
  effect(() => {
    const root = document.documentElement;
    // boot.js has set it; saying it again would have the whole page styled anew.
    if (root.lang !== lang.value) root.lang = lang.value;
    document
      .querySelector<HTMLLinkElement>('link[rel=manifest]')
      ?.setAttribute('href', `./manifest.${lang.value}.webmanifest`);
  });
  effect(() => set('theme', settings.theme.value === 'system' ? null : settings.theme.value));
  effect(() => set('motion', settings.motion.value === 'system' ? null : settings.motion.value));
  effect(() => set('patterns', settings.patterns.value ? null : 'off'));
  effect(() => {
    const theme = settings.theme.value;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      const own = meta.media.includes('dark') ? 'dark' : 'light';
      meta.content = grounds[theme === 'system' ? own : theme];
    }
  });
}
