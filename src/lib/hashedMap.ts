import { hashId } from './hashId';

/**
 * A growing map from ids whose hashes are known already, by `hashId`: to look up a text that has just been read from
 * storage, a `Map` has to hash it first, which costs four times as much as finding it. A wrong hash finds nothing and
 * harms nothing.
 */
export class HashedMap<V extends { readonly id: string }> {
  private readonly entries: V[] = [];
  private readonly hashes: number[] = [];
  /** For each slot the number of its entry, -1 for none; its length is a power of two. */
  private slots = new Int32Array(64).fill(-1);

  /** The entry of an id, made when there is none. */
  found(id: string, hash: number | undefined, make: (id: string) => V): V {
    const known = hash ?? hashId(id);
    const mask = this.slots.length - 1;
    let slot = known & mask;
    for (;;) {
      const at = this.slots[slot]!;
      if (at < 0) break;
      const entry = this.entries[at]!;
      if (entry.id === id) return entry;
      slot = (slot + 1) & mask;
    }
    const made = make(id);
    this.slots[slot] = this.entries.length;
    this.entries.push(made);
    this.hashes.push(known);
    if (this.entries.length * 2 > this.slots.length) this.grow();
    return made;
  }

  private grow(): void {
    const slots = new Int32Array(this.slots.length * 4).fill(-1);
    const mask = slots.length - 1;
    for (const [at, hash] of this.hashes.entries()) {
      let slot = hash & mask;
      while (slots[slot]! >= 0) slot = (slot + 1) & mask;
      slots[slot] = at;
    }
    this.slots = slots;
  }
}
