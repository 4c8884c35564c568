import { expect, test } from '../support/webkit.ts';

test('WebKit starts the app in the language it asks for, and again without a server', async ({
  server,
  webkit,
}) => {
  await webkit.goto(server.url);
  expect(await webkit.run<string>('return navigator.language')).toBe('nb-NO');
  await webkit.until(`return document.querySelector('#app')?.textContent`);
  await webkit.runAsync(`
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }`);
  await server.kill();
  await webkit.reload();
  await webkit.until(`return document.querySelector('#app')?.textContent`);
  expect(await webkit.run<string>('return document.title')).toContain('Kast');
});
