/**
 * FNV-1a over UTF-16 units, as an unsigned 32-bit number: ids are often alike in their beginning (`east-vs-west-15-12`),
 * which it spreads well. Stored rows depend on it, so it stays as it is.
 */
export function hashId(id: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < id.length; i += 1) h = Math.imul(h ^ id.charCodeAt(i), 0x01000193);
  return (h ^ (h >>> 15)) >>> 0;
}
