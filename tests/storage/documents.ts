import { readFileSync } from 'node:fs';
import type { StoredMatch } from '../../src/storage/document.ts';
import { readDocument } from '../../src/storage/document.ts';

/** A game of nine throws, as version 1 stored it: Ola is asked, Kastor's choice is sealed. */
export const version1: Readonly<Record<string, unknown>> & { readonly id: string } = JSON.parse(
  readFileSync(new URL('../fixtures/storage/version-1.json', import.meta.url), 'utf8'),
);

/** The same game as it is stored now, under another name and owner. */
export const documentNamed = (id: string, owner = 'one', updated = 1_764_500_000_000): StoredMatch => ({
  ...readDocument(version1),
  id,
  owner,
  updated,
});
