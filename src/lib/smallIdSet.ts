/** For removing a few ids while a long list passes: most ids of the list are rejected without hashing. */
export class SmallIdSet {
  private readonly ids = new Set<string>();
  private readonly marks = new Uint8Array(8_192);

  add(id: string): void {
    this.ids.add(id);
    this.marks[markOf(id)] = 1;
  }

  delete(id: string): void {
    if (this.marks[markOf(id)] === 1) this.ids.delete(id);
  }

  get size(): number {
    return this.ids.size;
  }

  [Symbol.iterator](): Iterator<string> {
    return this.ids[Symbol.iterator]();
  }
}

/** By length and last characters, where ids of one kind differ most. */
function markOf(id: string): number {
  const { length } = id;
  let mark = length;
  for (let at = Math.max(0, length - 6); at < length; at += 1)
    mark = Math.imul(mark ^ id.charCodeAt(at), 0x01000193);
  return (mark ^ (mark >>> 13)) & 8_191;
}
