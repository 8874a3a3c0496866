import { hashId } from './hashId';

/**
 * A growing map for ids with a stored `hashId`. A `Map` would hash each text that comes from storage, which
 * costs four times as much as the lookup. A wrong hash finds nothing and does no harm.
 */
export class HashedMap<V extends { readonly id: string }> {
  private readonly entries: V[] = [];
  private readonly hashes: number[] = [];
  /** Entry number per slot, -1 if empty. The length is a power of two. */
  private slots = new Int32Array(64).fill(-1);

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
