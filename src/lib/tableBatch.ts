import { hashId } from './hashId';
import {
  branchOf,
  emptyLeaf,
  FAN,
  isLeaf,
  lastShift,
  leafEntries,
  placeIn,
  type Branch,
  type Leaf,
  type Node,
} from './tableNode';

interface Input<T> {
  readonly values: readonly T[];
  readonly same: ((old: T, value: T) => boolean) | undefined;
}

const noHashes = new Uint32Array(0);
const alone = Int32Array.of(-1);

// Shared by all batches, because allocating them for each branch and leaf costs as much as their use.
/** The first row of each child, by level. */
const headsAt = Array.from({ length: lastShift / 5 + 1 }, () => new Int32Array(FAN));
/** The last row of each child while a branch distributes its rows. */
const tails = new Int32Array(FAN);
/** The leaf that is being made. */
const draft: unknown[] = Array.from({ length: 4 * leafEntries }, () => '');

interface Written<T> {
  readonly node: Node<T>;
  readonly added: number;
}

/**
 * Ids to write to one or more tables. Hashes them once and builds each shard of a table at once: the ids for
 * a node are a linked list of row numbers, which a branch distributes to its children.
 */
export class Batch {
  readonly ids: readonly string[];
  private readonly firstHash: number;
  /** Empty for a single id. */
  private readonly hashes: Uint32Array;
  private readonly next: Int32Array;
  private added = 0;

  constructor(ids: readonly string[]) {
    this.ids = ids;
    this.firstHash = ids.length === 0 ? 0 : hashId(ids[0]!);
    // Most batches are one edit, whose arrays would cost more than the write.
    this.hashes = ids.length === 1 ? noHashes : new Uint32Array(ids.length);
    this.next = ids.length === 1 ? alone : new Int32Array(ids.length);
    for (let row = 0; row < this.hashes.length; row += 1) this.hashes[row] = hashId(ids[row]!);
  }

  write<T>(root: Node<T>, values: readonly T[], same?: (old: T, value: T) => boolean): Written<T> {
    const { next } = this;
    for (let row = 0; row < next.length; row += 1) next[row] = row + 1;
    next[next.length - 1] = -1;
    this.added = 0;
    const node = this.into(root, 0, 0, { values, same });
    if (next.length > 1) draft.fill('');
    return { node, added: this.added };
  }

  private into<T>(node: Node<T>, first: number, shift: number, input: Input<T>): Node<T> {
    if (!isLeaf(node)) return this.intoBranch(node, first, shift, input);
    if (shift > lastShift) return this.intoLeaf(node, first, input, Infinity) ?? node;
    const fits = this.exceeds(first, 2 * leafEntries)
      ? undefined
      : this.intoLeaf(node, first, input, 2 * leafEntries);
    return fits ?? this.intoBranch(branchOf(node, shift), first, shift, input);
  }

  private exceeds(first: number, most: number): boolean {
    let count = 0;
    for (let row = first; row >= 0; row = this.next[row]!) if ((count += 1) > most) return true;
    return false;
  }

  /** The leaf with the rows added; `undefined` if longer than `most`. */
  private intoLeaf<T>(leaf: Leaf<T>, first: number, input: Input<T>, most: number): Leaf<T> | undefined {
    const { values, same } = input;
    if (leaf.length === 0) {
      const made = this.newLeaf(first, values);
      if (made !== undefined) {
        this.added += made.length / 2;
        return made;
      }
    }
    let changed: (string | T)[] | undefined;
    let added = 0;
    for (let row = first; row >= 0; row = this.next[row]!) {
      const id = this.ids[row]!;
      const value = values[row]!;
      const at = placeIn(changed ?? leaf, id);
      if (at >= 0) {
        // The value follows its id. The copy keeps the places of the entries from before the batch.
        const old = (at < leaf.length ? leaf : changed!)[at + 1] as T;
        const next = old === value || same?.(old, value) === true ? old : value;
        if (changed === undefined && next === old) continue;
        changed ??= leaf.slice();
        changed[at + 1] = next;
      } else {
        if ((changed ?? leaf).length >= most) return undefined;
        added += 1;
        // `concat` allocates exactly this length. `push` would reserve space in each of many leaves.
        changed = (changed ?? leaf).concat([id, value]);
      }
    }
    this.added += added;
    return changed ?? leaf;
  }

  /** In one allocation, as most leaves of a restored table are made; `undefined` if an id occurs twice. */
  private newLeaf<T>(first: number, values: readonly T[]): Leaf<T> | undefined {
    const { ids, hashes, next } = this;
    if (next[first]! < 0) return [ids[first]!, values[first]!];
    let length = 0;
    for (let row = first; row >= 0; row = next[row]!) {
      // Ids from storage share long beginnings, which take longer to compare than hashes.
      for (let other = first; other !== row; other = next[other]!)
        if (hashes[other] === hashes[row] && ids[other] === ids[row]) return undefined;
      draft[length] = ids[row];
      draft[length + 1] = values[row];
      length += 2;
    }
    return draft.slice(0, length) as (string | T)[];
  }

  private intoBranch<T>(branch: Branch<T>, first: number, shift: number, input: Input<T>): Node<T> {
    const { next, hashes } = this;
    if (next[first]! < 0) {
      const hash = hashes.length === 0 ? this.firstHash : hashes[first]!;
      const place = (hash >>> shift) & (FAN - 1);
      const child = branch[place] ?? emptyLeaf;
      const after = this.into(child, first, shift + 5, input);
      return after === child ? branch : replaced(branch, place, after);
    }
    const heads = headsAt[shift / 5]!.fill(-1);
    for (let row = first; row >= 0;) {
      const following = next[row]!;
      const place = (hashes[row]! >>> shift) & (FAN - 1);
      if (heads[place]! < 0) heads[place] = row;
      else next[tails[place]!] = row;
      tails[place] = row;
      next[row] = -1;
      row = following;
    }
    let copy: (Node<T> | null)[] | undefined;
    for (let place = 0; place < FAN; place += 1) {
      if (heads[place]! < 0) continue;
      const child = branch[place] ?? emptyLeaf;
      const after = this.into(child, heads[place]!, shift + 5, input);
      if (after === child) continue;
      copy ??= branch.slice();
      copy[place] = after;
    }
    return copy ?? branch;
  }
}

function replaced<T>(branch: Branch<T>, place: number, child: Node<T>): Branch<T> {
  const copy = branch.slice();
  copy[place] = child;
  return copy;
}
