import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw } from './game.ts';
import { fromHex, toHex } from './hex.ts';

/** Bytes in a seed. */
export const seedBytes = 32;

const block = (key: Uint8Array, label: string, i: number): Uint8Array =>
  hmac(sha256, key, utf8ToBytes(`${label}:${i}`));

/** What is shown of a seed before the game: SHA-256 of its 32 bytes. Both as 64 hex digits. */
export function fingerprintOf(seed: string): string {
  return toHex(sha256(fromHex(seed)));
}

/** The key of a game: HMAC-SHA-256 of the salts under the seed (64 hex digits). 32 bytes. */
export function keyOf(seed: string, salts: readonly string[]): Uint8Array {
  return hmac(sha256, fromHex(seed), utf8ToBytes(`kast/1\n${salts.join('\n')}`));
}

/**
 * The faces shown by throw `n` of the game with this key, one for each die.
 *
 * A byte that would favour some faces (at or above the largest multiple of `sides` in 256) is passed over.
 */
export function throwDice(key: Uint8Array, n: number, sides: readonly number[]): number[] {
  const label = `throw:${n}`;
  let blocks = 0;
  let bytes = block(key, label, blocks);
  let at = 0;
  return sides.map((s) => {
    const limit = 256 - (256 % s);
    for (;;) {
      if (at === bytes.length) {
        blocks += 1;
        bytes = block(key, label, blocks);
        at = 0;
      }
      const byte = bytes[at] as number;
      at += 1;
      if (byte < limit) return 1 + (byte % s);
    }
  });
}

const two32 = 2 ** 32;

/** The draws of the game with this key: four bytes at a time, big-endian, unfair values passed over. */
export function drawFrom(key: Uint8Array): Draw {
  return (label, m) => {
    const limit = two32 - (two32 % m);
    for (let i = 0; ; i += 1) {
      const bytes = block(key, label, i);
      const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let at = 0; at < bytes.length; at += 4) {
        const word = words.getUint32(at);
        if (word < limit) return word % m;
      }
    }
  };
}

/** The items in the order of the Fisher–Yates shuffle whose swaps are `draw(label:j, j + 1)`, j from the last down. */
export function shuffle<T>(items: readonly T[], label: string, draw: Draw): T[] {
  const order = [...items];
  for (let j = order.length - 1; j > 0; j -= 1) {
    const k = draw(`${label}:${j}`, j + 1);
    [order[j], order[k]] = [order[k] as T, order[j] as T];
  }
  return order;
}
