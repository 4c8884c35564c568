import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Bytes as lower-case hex digits, two each. */
export const toHex: (bytes: Uint8Array) => string = bytesToHex;

/** The bytes that hex digits (either case) stand for; throws on anything else. */
export const fromHex: (hex: string) => Uint8Array = hexToBytes;

/** Whether a value is a string of exactly `bytes` bytes in hex digits of either case. */
export function isHex(value: unknown, bytes: number): value is string {
  return typeof value === 'string' && value.length === 2 * bytes && /^[0-9a-fA-F]*$/.test(value);
}
