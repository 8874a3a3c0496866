/**
 * FNV-1a over UTF-16 units, unsigned 32 bits. Spreads ids with a common beginning well
 * (`east-vs-west-15-12`). Stored rows depend on it, so it must not change.
 */
export function hashId(id: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < id.length; i += 1) h = Math.imul(h ^ id.charCodeAt(i), 0x01000193);
  return (h ^ (h >>> 15)) >>> 0;
}
