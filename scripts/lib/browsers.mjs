/**
 * The browsers that tests drive, as Debian packages: looked for, and installed where that may be done.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp } from './setup.mjs';

/** What each package is there for. */
const wanted = [
  { package: 'chromium', file: '/usr/bin/chromium' },
  { package: 'firefox-esr', file: '/usr/bin/firefox-esr' },
  { package: 'webkit2gtk-driver', file: '/usr/bin/WebKitWebDriver' },
  { package: 'xvfb', file: '/usr/bin/Xvfb' },
  { package: 'locales', file: '/usr/share/i18n/locales/nb_NO' },
];

const run = (command, args, env = {}) =>
  spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, ...env } });

/** Without this locale WebKit tells no page which language its reader has. */
const hasNorwegian = () => /nb_NO\.utf-?8/i.test(run('locale', ['-a']).stdout ?? '');

/** Sees to it that the browsers and the Norwegian locale are there, or ends the process saying what to install. */
export function installBrowsers() {
  const missing = wanted.filter(({ file }) => !existsSync(file)).map((entry) => entry.package);
  if (missing.length === 0 && hasNorwegian()) return;
  const packages = missing.join(' ');
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages}`;
  const locale = 'localedef -i nb_NO -f UTF-8 nb_NO.UTF-8';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    giveUp(
      `The browser tests need Debian's browsers (or the same under the same paths). As root:\n  ${[
        ...(missing.length > 0 ? [install] : []),
        ...(hasNorwegian() ? [] : [locale]),
      ].join('\n  ')}\n0 passed, 1 failed`,
    );
  }
  if (missing.length > 0) {
    console.log(`Installing ${missing.join(', ')}…`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const args = ['install', '-y', '-qq', '--no-install-recommends', ...missing];
    for (const step of [['update', '-qq'], args]) {
      const { status, stdout, stderr } = run('apt-get', step, env);
      if (status !== 0) giveUp(`apt-get ${step.join(' ')} failed:\n${stdout}${stderr}\n0 passed, 1 failed`);
    }
  }
  if (!hasNorwegian()) {
    const { status, stderr } = run('localedef', ['-i', 'nb_NO', '-f', 'UTF-8', 'nb_NO.UTF-8']);
    if (status !== 0) giveUp(`${locale} failed:\n${stderr}\n0 passed, 1 failed`);
  }
}
