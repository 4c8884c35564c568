import renderToString from 'preact-render-to-string';
import { startI18n } from '../i18n/index.ts';
import type { Language } from '../i18n/languages.ts';
import { App } from './App.tsx';

/** What the app draws at the first visit, before anything is known of the device: the markup of the first paint. */
export async function renderFirst(language: Language): Promise<string> {
  await startI18n(language);
  return renderToString(<App />);
}
