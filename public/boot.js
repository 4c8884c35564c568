// Before the first words are shown: language, theme and screen, by the same rules as src/i18n/languages.ts and src/app.
(() => {
  const root = document.documentElement;
  let settings = {};
  let games = 0;
  let finished = 0;
  try {
    settings = JSON.parse(localStorage.getItem('kast:settings')) || {};
    games = Number(localStorage.getItem('kast:unfinished')) || 0;
    finished = Number(localStorage.getItem('kast:finished')) || 0;
  } catch {
    // No storage, or noise in it: a first visit.
  }
  const known = (navigator.languages || []).find((tag) => /^(no|nb|nn|en)\b/i.test(tag));
  const { language, theme, motion, patterns } = settings;
  root.lang = language === 'nb' || language === 'en' ? language : /^n/i.test(known) ? 'nb' : 'en';
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (motion === 'full' || motion === 'reduced') root.dataset.motion = motion;
  if (patterns === false) root.dataset.patterns = 'off';
  root.dataset.screen = /^#\/(new|play|history|settings)\b/.test(location.hash) ? 'other' : 'home';
  if (games > 0) {
    root.dataset.games = games;
    root.style.setProperty('--games', games);
  }
  if (finished > 0) root.dataset.finished = '';
  root.dataset.booted = '';
})();
