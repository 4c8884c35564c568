// @vitest-environment happy-dom
import { hydrate, render } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { renderFirst } from '../../src/app/prerender.tsx';

/** Markup without what differs between a serialiser and a browser: empty attributes, self-closed tags, entities. */
const plain = (html: string): string => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.innerHTML.replaceAll('=""', '');
};

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe.each(['nb', 'en'] as const)('the first paint in %s', (language) => {
  it('is what the app draws at a first visit', async () => {
    const painted = await renderFirst(language);
    const root = document.createElement('div');
    document.body.append(root);
    render(<App />, root);
    expect(plain(root.innerHTML)).toBe(plain(painted));
    render(null, root);
  });

  it('is kept, element for element, when the app comes', async () => {
    const root = document.createElement('div');
    root.innerHTML = await renderFirst(language);
    document.body.append(root);
    const before = [...root.querySelectorAll('*')];
    hydrate(<App />, root);
    expect([...root.querySelectorAll('*')]).toEqual(before);
    render(null, root);
  });

  it('holds no inline style, no script and no raw key', async () => {
    const painted = await renderFirst(language);
    expect(painted).not.toMatch(/ style=/);
    expect(painted).not.toMatch(/<script/);
    expect(painted).not.toMatch(/shell:/);
    expect(painted).not.toMatch(/\{\{/);
  });
});

it('differs between the languages', async () => {
  expect(await renderFirst('nb')).toContain('>Kommer<');
  expect(await renderFirst('en')).toContain('>Coming<');
});
