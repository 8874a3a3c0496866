/**
 * An immutable map from id to value, copied by shard: one change among 100,000 copies two arrays of 32 and one leaf
 * of about a hundred entries, and every other shard keeps its reference. Plain data, so it can be stored, sent to
 * the devtools and compared.
 *
 * Laws, each a test: it equals a `Map` after any history; a write that changes nothing returns the same table; ids
 * that name properties of `Object.prototype` are ids like any other.
 */
export interface Table<T> {
  readonly size: number;
  /** Either empty or `FAN` branches, each `null` or `FAN` leaves. */
  readonly branches: readonly (Branch<T> | null)[];
}
type Branch<T> = readonly (Leaf<T> | null)[];
type Leaf<T> = Readonly<Record<string, T>>;

const FAN = 32;
const empty: Table<never> = Object.freeze({ size: 0, branches: Object.freeze([]) as [] });

export const emptyTable = <T>(): Table<T> => empty;

/** FNV-1a over UTF-16 units: ids are often alike in their beginning (`east-vs-west-15-12`), which it spreads well. */
function hash(id: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < id.length; i += 1) h = Math.imul(h ^ id.charCodeAt(i), 0x01000193);
  return (h ^ (h >>> 15)) >>> 0;
}

const leafOf = <T>(table: Table<T>, h: number): Leaf<T> | null | undefined =>
  table.branches[h & (FAN - 1)]?.[(h >>> 5) & (FAN - 1)];

export function tableGet<T>(table: Table<T>, id: string): T | undefined {
  const leaf = leafOf(table, hash(id));
  return leaf && Object.hasOwn(leaf, id) ? leaf[id] : undefined;
}

export function tableHas(table: Table<unknown>, id: string): boolean {
  const leaf = leafOf(table, hash(id));
  return leaf != null && Object.hasOwn(leaf, id);
}

/** Sets every entry; later ones win. */
export function tableSet<T>(table: Table<T>, entries: Iterable<readonly [string, T]>): Table<T> {
  const draft = new Draft(table);
  for (const [id, value] of entries) draft.set(id, value);
  return draft.table();
}

export function tableDelete<T>(table: Table<T>, ids: Iterable<string>): Table<T> {
  const draft = new Draft(table);
  for (const id of ids) draft.delete(id);
  return draft.table();
}

/** Every entry once, in no order to rely on: two tables that hold the same may list it differently. */
export function* tableEntries<T>(table: Table<T>): IterableIterator<[string, T]> {
  for (const branch of table.branches) {
    for (const leaf of branch ?? []) if (leaf) yield* Object.entries(leaf);
  }
}

export function* tableValues<T>(table: Table<T>): IterableIterator<T> {
  for (const branch of table.branches) {
    for (const leaf of branch ?? []) if (leaf) yield* Object.values(leaf);
  }
}

export function* tableIds(table: Table<unknown>): IterableIterator<string> {
  for (const [id] of tableEntries(table)) yield id;
}

/** Copies each branch and leaf at most once, however many entries of it change. */
class Draft<T> {
  private size: number;
  private branches: (Branch<T> | null)[] | undefined;
  private readonly ownedBranches = new Set<Branch<T>>();
  private readonly ownedLeaves = new Set<Leaf<T>>();
  private readonly base: Table<T>;

  constructor(base: Table<T>) {
    this.base = base;
    this.size = base.size;
  }

  table(): Table<T> {
    if (this.branches === undefined) return this.base;
    return this.size === 0 ? emptyTable() : { size: this.size, branches: this.branches };
  }

  set(id: string, value: T): void {
    const h = hash(id);
    const leaf = this.leaf(h);
    const known = leaf != null && Object.hasOwn(leaf, id);
    if (known && leaf[id] === value) return;
    if (!known) this.size += 1;
    // Assigning `__proto__` would change the prototype, where defining makes an own property.
    Object.defineProperty(this.ownLeaf(h), id, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }

  delete(id: string): void {
    const h = hash(id);
    const leaf = this.leaf(h);
    if (leaf == null || !Object.hasOwn(leaf, id)) return;
    this.size -= 1;
    delete this.ownLeaf(h)[id];
  }

  private leaf(h: number): Leaf<T> | null | undefined {
    return (this.branches ?? this.base.branches)[h & (FAN - 1)]?.[(h >>> 5) & (FAN - 1)];
  }

  private ownLeaf(h: number): Record<string, T> {
    this.branches ??=
      this.base.branches.length === 0 ? Array.from({ length: FAN }, () => null) : [...this.base.branches];
    let branch = this.branches[h & (FAN - 1)];
    if (!branch || !this.ownedBranches.has(branch)) {
      branch = branch ? [...branch] : Array.from({ length: FAN }, () => null);
      this.ownedBranches.add(branch);
      this.branches[h & (FAN - 1)] = branch;
    }
    let leaf = branch[(h >>> 5) & (FAN - 1)];
    if (!leaf || !this.ownedLeaves.has(leaf)) {
      leaf = { ...leaf };
      this.ownedLeaves.add(leaf);
      (branch as (Leaf<T> | null)[])[(h >>> 5) & (FAN - 1)] = leaf;
    }
    return leaf;
  }
}

/**
 * What is different between two tables, one `[id, before, after]` per entry. Shards that both share are skipped
 * whole, so the cost is that of the difference and not of the tables.
 */
export function* tableDiff<T>(
  before: Table<T>,
  after: Table<T>,
): IterableIterator<readonly [id: string, before: T | undefined, after: T | undefined]> {
  if (before === after) return;
  for (let b = 0; b < FAN; b += 1) {
    const oldBranch = before.branches[b];
    const newBranch = after.branches[b];
    if (oldBranch === newBranch) continue;
    for (let l = 0; l < FAN; l += 1) {
      const oldLeaf = oldBranch?.[l];
      const newLeaf = newBranch?.[l];
      if (oldLeaf !== newLeaf) yield* leafDiff(oldLeaf ?? {}, newLeaf ?? {});
    }
  }
}

function* leafDiff<T>(
  before: Leaf<T>,
  after: Leaf<T>,
): IterableIterator<readonly [string, T | undefined, T | undefined]> {
  for (const [id, old] of Object.entries(before)) {
    const now = Object.hasOwn(after, id) ? after[id] : undefined;
    if (now !== old) yield [id, old, now];
  }
  for (const [id, now] of Object.entries(after)) if (!Object.hasOwn(before, id)) yield [id, undefined, now];
}
