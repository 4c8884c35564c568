import { computed, type ReadonlySignal, signal } from '@preact/signals';
import i18next, { type TFunction } from 'i18next';
import { type Language, languages } from './languages.ts';
import type { Resources } from './types.d.ts';

type Namespace = keyof Resources;
export type Translate = TFunction<['shell', ...Exclude<Namespace, 'shell'>[]]>;

const files = import.meta.glob<Record<string, unknown>>('/locales/*/*.json', { import: 'default' });

/** The language on the screen; changed by `setLanguage`, once its words are there. */
export const lang = signal<Language>('en');

/** Grows when words arrive, so that what was shown without them is shown again. */
const arrived = signal(0);

/**
 * Remembers the words that stand by themselves. A table says many of them at every tap, and looking them up was a third
 * of the time that a tap's scripts took.
 */
function remembering(translate: (key: string, values?: object) => string): typeof translate {
  const known = new Map<string, string>();
  return (key, values) => {
    if (values) return translate(key, values);
    const text = known.get(key) ?? translate(key);
    known.set(key, text);
    return text;
  };
}

/** Words of the language on the screen: `t.value('shell:home.play')`. Keys are typed from the English files. */
export const t: ReadonlySignal<Translate> = computed(() => {
  arrived.value;
  return remembering(i18next.getFixedT(lang.value, ['shell']) as never) as unknown as Translate;
});

type Words = (key: string, values: object) => string;

/**
 * Words whose key is put together at run time, as the app does for any game's rules: `words(game, 'rules.lanes.title')`.
 * A key that is not there shows as itself, and a test compares the keys that the modules name.
 */
export function words(namespace: string, key: string, values: Record<string, unknown> = {}): string {
  arrived.value;
  const translate = i18next.getFixedT(lang.value, namespace as Namespace) as unknown as Words;
  return translate(key, values);
}

const wanted = new Set<string>(['shell']);

/** Takes words that are at hand, so that they need not be fetched. */
function addWords(language: Language, namespace: string, resources: object): void {
  i18next.addResourceBundle(language, namespace, resources);
  arrived.value++;
}

async function fetchWords(language: Language, namespace: string): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  const load = files[`/locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`No words for ${namespace} in ${language}`);
  addWords(language, namespace, await load());
}

/** Fetches a namespace in the language on the screen, now and after every change of language. Rejects when it can't be fetched. */
export async function loadNamespace(namespace: string): Promise<void> {
  wanted.add(namespace);
  await fetchWords(lang.value, namespace);
}

/** Changes language when all words in use have come; until then the old one stands, so no key is ever seen raw. */
export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((namespace) => fetchWords(language, namespace)));
  lang.value = language;
}

/** Sets up translation; without `shell`, the shell's words are fetched. A screen is drawn after this. */
export async function startI18n(language: Language, shell?: object): Promise<void> {
  await i18next.init({
    lng: language,
    supportedLngs: languages,
    fallbackLng: false,
    ns: [],
    defaultNS: 'shell',
    resources: {},
    // Preact escapes what it shows.
    interpolation: { escapeValue: false },
  });
  if (shell) addWords(language, 'shell', shell);
  await setLanguage(language);
}
