import renderToString from 'preact-render-to-string';
import en from '../../locales/en/shell.json';
import nb from '../../locales/nb/shell.json';
import { startI18n } from '../i18n/index.ts';
import type { Language } from '../i18n/languages.ts';
import { App } from './App.tsx';

const shells = { nb, en };

/** There is one language at a time: renderings wait for each other. */
let last: Promise<unknown> = Promise.resolve();

async function draw(language: Language): Promise<string> {
  await startI18n(language, shells[language]);
  return renderToString(<App />);
}

/** What the app draws at the first visit, before anything is known of the device: the markup of the first paint. */
export function renderFirst(language: Language): Promise<string> {
  const drawn = last.then(() => draw(language));
  last = drawn.catch(() => {});
  return drawn;
}
