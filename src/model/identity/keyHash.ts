/** A key of a name, 32 bits. Two keys with one number only compare two names in vain. */
export type Key = number;

const prime = 0x01000193;
const separator = 0x7c;

/** FNV-1a over the letters, continued from another key. A key is as if its parts were one text. */
export function keyWith(key: Key, text: string): Key {
  let hash = Math.imul(key ^ separator, prime);
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash >>> 0;
}

export const keyOfKind = (kind: string): Key => keyWith(0x811c9dc5, kind);

export const keyWithRow = (key: Key, row: number): Key =>
  Math.imul(Math.imul(key ^ separator, prime) ^ row, prime) >>> 0;
