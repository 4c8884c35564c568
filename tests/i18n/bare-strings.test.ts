import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bareStrings } from './bare-strings.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const viewsUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name));

const views = ['src/app', 'src/ui', 'src/games'].flatMap(viewsUnder).sort();

describe('no view has a bare string', () => {
  it('knows the views', () => {
    expect(views.length).toBeGreaterThan(20);
  });

  it.each(views)('%s', (view) => {
    expect(bareStrings(view, readFileSync(join(root, view), 'utf8'))).toEqual([]);
  });
});

describe('the finder of bare strings', () => {
  it.each([
    ['text', '<p>Hello</p>'],
    ['text after an expression', '<p>{name} wins</p>'],
    ['a string as a child', "<p>{'Hello'}</p>"],
    ['a template as a child', '<p>{`Hello $' + '{name}`}</p>'],
    ['a string in a condition', "<p>{over ? 'The end' : null}</p>"],
    ['a name', '<button aria-label="Close" />'],
    ['a name in braces', "<button aria-label={open ? 'Close' : title} />"],
    ['a hint', '<input placeholder="Your name" />'],
    ['a hover text', '<a title="Rules" />'],
  ])('finds %s', (_, code) => {
    expect(bareStrings('view.tsx', `export const v = ${code};`)).toHaveLength(1);
  });

  it.each([
    ['signs and numbers', '<p>+ 5 / 7 · −3</p>'],
    ['names of classes and icons', '<Icon class="small" name="x" />'],
    ['words that are looked up', "<p>{t.value('shell:home.title')}</p>"],
    ['a template of what is looked up', '<p>{`$' + '{first} · $' + '{second}`}</p>'],
    ['a name that is looked up', "<button aria-label={t.value('shell:common.close')} />"],
    ['a comparison', "<p>{kind === 'human' ? name : other}</p>"],
    ['the name of the app', '<svg aria-label="Kast" />'],
  ])('lets %s be', (_, code) => {
    expect(bareStrings('view.tsx', `export const v = ${code};`)).toEqual([]);
  });
});
