import { effect } from '@preact/signals';
import { hydrate, render } from 'preact';
import { lang, setLanguage, startI18n } from '../i18n/index.ts';
import { detectLanguage } from '../i18n/languages.ts';
import { settings } from '../storage/settings.ts';
import { App } from './App.tsx';
import { followAppearance } from './appearance.ts';
import { startInstall } from './install.ts';
import { route, startRoutes } from './routes.ts';
import { startUpdates } from './update.ts';

const language = () => detectLanguage(settings.language.value, navigator.languages);

/** Words that did not come, on a first visit: the page says so in both languages, and tries again with the network. */
function tellUnfetched(): void {
  document.querySelector('#unfetched')?.removeAttribute('hidden');
  addEventListener('online', () => location.reload(), { once: true });
}

/** Lets the browser paint and answer before the next piece of work: the start is no single long task. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Takes over the page from its first paint. On the home screen the static markup is kept and brought to life, so that
 * nothing moves; elsewhere it has been hidden and is thrown away.
 */
async function start(): Promise<void> {
  const root = document.querySelector('#app');
  if (!root) return;
  startInstall();
  try {
    await startI18n(language());
  } catch {
    return tellUnfetched();
  }
  startRoutes();
  followAppearance();
  await pause();
  const painted = root.querySelector(`.first[lang=${lang.value}]`);
  if (painted && route.value.screen === 'home') {
    // Taken out, not put in anew: the dice that are landing land.
    for (const other of [...root.children]) if (other !== painted) other.remove();
    painted.removeAttribute('class');
    painted.removeAttribute('lang');
    hydrate(<App />, painted);
  } else {
    root.replaceChildren();
    render(<App />, root);
  }
  await pause();
  effect(() => {
    const wanted = language();
    // Words that can't be fetched leave the language as it is.
    if (wanted !== lang.peek()) void setLanguage(wanted).catch(() => {});
  });
  await startUpdates();
}

void start();
