// Before the first paint shows words: the language, theme and screen, as src/i18n/languages.ts and src/storage know them.
(() => {
  var root = document.documentElement;
  var settings = {};
  var games = 0;
  try {
    settings = JSON.parse(localStorage.getItem('kast:settings')) || {};
    games = Number(localStorage.getItem('kast:unfinished')) || 0;
  } catch (_) {}
  var language = settings.language;
  if (language !== 'nb' && language !== 'en') {
    language = 'en';
    for (var tag of navigator.languages || []) {
      var norwegian = /^(no|nb|nn)\b/i.test(tag);
      if (!norwegian && !/^en\b/i.test(tag)) continue;
      if (norwegian) language = 'nb';
      break;
    }
  }
  root.lang = language;
  if (settings.theme === 'light' || settings.theme === 'dark') root.dataset.theme = settings.theme;
  if (settings.motion === 'full' || settings.motion === 'reduced') root.dataset.motion = settings.motion;
  if (settings.patterns === false) root.dataset.patterns = 'off';
  root.dataset.screen = /^#\/(new|play|settings)\b/.test(location.hash) ? 'other' : 'home';
  if (games > 0) {
    root.dataset.games = games;
    root.style.setProperty('--games', games);
  }
  root.dataset.booted = '';
})();
