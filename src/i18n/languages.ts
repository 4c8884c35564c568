export const languages = ['nb', 'en'] as const;
export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { nb: 'Norsk', en: 'English' };

/** The tag that Intl takes: plain `nb` lacks some formats of Norway, and plain `en` is American. */
export const intlTags: Readonly<Record<Language, string>> = { nb: 'nb-NO', en: 'en-GB' };

/**
 * The language of a visit: the stored choice, else Norwegian bokmål as soon as the browser's list names any Norwegian
 * before English, else English. public/boot.js decides by the same rule before the first paint.
 */
export function detectLanguage(stored: Language | null, preferred: readonly string[]): Language {
  if (stored) return stored;
  for (const tag of preferred) {
    if (/^(no|nb|nn)\b/i.test(tag)) return 'nb';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}
