export function stampOf(root: string, version?: string): string;
export const stampFile: string;
export function isFresh(root: string, folder: string, version?: string): boolean;
