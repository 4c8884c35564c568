import i18next from 'i18next';
import enLuckyLanes from '../../../locales/en/lucky-lanes.json' with { type: 'json' };
import enShell from '../../../locales/en/shell.json' with { type: 'json' };
import enTallspor from '../../../locales/en/tallspor.json' with { type: 'json' };
import enYours from '../../../locales/en/yours.json' with { type: 'json' };
import nbLuckyLanes from '../../../locales/nb/lucky-lanes.json' with { type: 'json' };
import nbShell from '../../../locales/nb/shell.json' with { type: 'json' };
import nbTallspor from '../../../locales/nb/tallspor.json' with { type: 'json' };
import nbYours from '../../../locales/nb/yours.json' with { type: 'json' };

export type Language = 'nb' | 'en';

/** The app's own words: `words('nb')('tallspor:act.throw')`. */
export type Words = (key: string, values?: Record<string, unknown>) => string;

const resources = {
  nb: { shell: nbShell, tallspor: nbTallspor, 'lucky-lanes': nbLuckyLanes, yours: nbYours },
  en: { shell: enShell, tallspor: enTallspor, 'lucky-lanes': enLuckyLanes, yours: enYours },
};

/** What the app says in a language, from the same files that it reads. A key that is not there throws. */
export function words(language: Language): Words {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources,
    ns: Object.keys(resources[language]),
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  // The app types its keys; here they are checked when they are used.
  const translate = instance.t as unknown as Words;
  return (key, values = {}) => {
    if (!instance.exists(key, values)) throw new Error(`No words for ${key} in ${language}`);
    return translate(key, values);
  };
}
