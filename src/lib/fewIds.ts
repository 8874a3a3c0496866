/** Finds a few ids in a long list without hashing the others. An id that was never added may be found too. */
export class FewIds {
  private readonly marks = new Uint8Array(8_192);

  add(id: string): void {
    this.marks[markOf(id)] = 1;
  }

  mayHave(id: string): boolean {
    return this.marks[markOf(id)] === 1;
  }
}

function markOf(id: string): number {
  const { length } = id;
  let mark = length;
  for (let at = Math.max(0, length - 6); at < length; at += 1)
    mark = Math.imul(mark ^ id.charCodeAt(at), 0x01000193);
  return (mark ^ (mark >>> 13)) & 8_191;
}
