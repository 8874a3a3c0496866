import { hashId } from './hashId';
import { Batch } from './tableBatch';
import { branchOf, emptyLeaf, FAN, isLeaf, placeIn, type Branch, type Leaf, type Node } from './tableNode';

/**
 * An immutable map from id to value: a trie over the id's hash whose leaves hold a few entries each. One
 * change among 100,000 copies three arrays of 32 and one leaf; everything else keeps its reference. Plain
 * data, so it can be stored, compared and sent to the devtools.
 *
 * Laws, each with a test: it equals a `Map` after any history. A write that changes nothing returns the same
 * table. Ids like property names of `Object.prototype` are ordinary ids.
 */
export interface Table<T> {
  readonly size: number;
  readonly root: Node<T>;
}

const empty: Table<never> = Object.freeze({ size: 0, root: emptyLeaf });

export const emptyTable = <T>(): Table<T> => empty;

export function tableGet<T>(table: Table<T>, id: string): T | undefined {
  const leaf = leafOf(table.root, id);
  const at = leaf === null ? -1 : placeIn(leaf, id);
  return at < 0 ? undefined : (leaf?.[at + 1] as T);
}

export function tableHas(table: Table<unknown>, id: string): boolean {
  const leaf = leafOf(table.root, id);
  return leaf !== null && placeIn(leaf, id) >= 0;
}

/** `tableGet` for a caller that looks up one id in several tables. */
export function tableFind<T>(table: Table<T>, id: string, hash: number): T | undefined {
  const leaf = leafOf(table.root, id, hash);
  const at = leaf === null ? -1 : placeIn(leaf, id);
  return at < 0 ? undefined : (leaf?.[at + 1] as T);
}

function leafOf<T>(root: Node<T>, id: string, known?: number): Leaf<T> | null {
  let node: Node<T> | null | undefined = root;
  if (isLeaf(node)) return node;
  const hash = known ?? hashId(id);
  for (let shift = 0; ; shift += 5) {
    node = node[(hash >>> shift) & (FAN - 1)];
    if (node == null) return null;
    if (isLeaf(node)) return node;
  }
}

/** Later entries win. */
export function tableSet<T>(table: Table<T>, entries: Iterable<readonly [string, T]>): Table<T> {
  const ids: string[] = [];
  const values: T[] = [];
  for (const [id, value] of entries) {
    ids.push(id);
    values.push(value);
  }
  return tableWrite(table, new Batch(ids), values);
}

/**
 * Sets the value of each id in the batch; later ones win. A value that is `same` as the present one leaves
 * it.
 */
export function tableWrite<T>(
  table: Table<T>,
  batch: Batch,
  values: readonly T[],
  same?: (old: T, value: T) => boolean,
): Table<T> {
  if (batch.ids.length === 0) return table;
  const { node, added } = batch.write(table.root, values, same);
  return node === table.root ? table : { size: table.size + added, root: node };
}

export function tableDelete<T>(table: Table<T>, ids: Iterable<string>): Table<T> {
  let { size, root } = table;
  for (const id of ids) {
    const next = without(root, id, hashId(id), 0);
    if (next === root) continue;
    size -= 1;
    root = next ?? emptyLeaf;
  }
  if (root === table.root) return table;
  return size === 0 ? empty : { size, root };
}

function without<T>(node: Node<T>, id: string, hash: number, shift: number): Node<T> | null {
  if (isLeaf(node)) {
    const at = placeIn(node, id);
    if (at < 0) return node;
    return node.length === 2 ? null : [...node.slice(0, at), ...node.slice(at + 2)];
  }
  const place = (hash >>> shift) & (FAN - 1);
  const child = node[place];
  if (child == null) return node;
  const next = without(child, id, hash, shift + 5);
  if (next === child) return node;
  const copy = [...node];
  copy[place] = next;
  return copy;
}

/** In no reliable order: equal tables may list entries differently. */
export function* tableEntries<T>(table: Table<T>): Generator<[string, T], undefined> {
  for (const leaf of leaves(table.root)) {
    // Ids and values alternate.
    for (let at = 0; at < leaf.length; at += 2) yield [leaf[at] as string, leaf[at + 1] as T];
  }
  return undefined;
}

export function* tableValues<T>(table: Table<T>): Generator<T, undefined> {
  for (const leaf of leaves(table.root)) {
    for (let at = 1; at < leaf.length; at += 2) yield leaf[at] as T;
  }
  return undefined;
}

export function* tableIds(table: Table<unknown>): Generator<string, undefined> {
  for (const leaf of leaves(table.root)) {
    for (let at = 0; at < leaf.length; at += 2) yield leaf[at] as string;
  }
  return undefined;
}

function* leaves<T>(root: Node<T>): Generator<Leaf<T>, undefined> {
  const open: Node<T>[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isLeaf(node)) yield node;
    else for (const child of node) if (child !== null) open.push(child);
  }
  return undefined;
}

export type Difference<T> = readonly [id: string, before: T | undefined, after: T | undefined];
type Visit<T> = (...difference: Difference<T>) => void;

/** The entries that differ, once each. Skips shared shards, so the cost is that of the difference. */
export function* tableDiff<T>(before: Table<T>, after: Table<T>): Generator<Difference<T>, undefined> {
  let found: Difference<T>[] = [];
  const visit: Visit<T> = (...difference) => found.push(difference);
  if (isLeaf(before.root) && isLeaf(after.root)) nodeDiff(before.root, after.root, 0, visit);
  else {
    const [old, now] = [asBranch(before.root, 0), asBranch(after.root, 0)];
    // Branch by branch, so a consumer that stops early does not pay for the rest.
    for (let place = 0; place < FAN; place += 1) {
      nodeDiff(old[place] ?? emptyLeaf, now[place] ?? emptyLeaf, 5, visit);
      yield* found;
      found = [];
    }
  }
  yield* found;
  return undefined;
}

/** `tableDiff` with a callback: faster for many differences than a generator. */
export const eachDifference = <T>(before: Table<T>, after: Table<T>, visit: Visit<T>): void =>
  nodeDiff(before.root, after.root, 0, visit);

function nodeDiff<T>(before: Node<T>, after: Node<T>, shift: number, visit: Visit<T>): void {
  if (before === after) return;
  if (isLeaf(before) && isLeaf(after)) {
    leafDiff(before, after, visit);
    return;
  }
  const [old, now] = [asBranch(before, shift), asBranch(after, shift)];
  for (let place = 0; place < FAN; place += 1) {
    if (old[place] !== now[place])
      nodeDiff(old[place] ?? emptyLeaf, now[place] ?? emptyLeaf, shift + 5, visit);
  }
}

const asBranch = <T>(node: Node<T>, shift: number): Branch<T> =>
  isLeaf(node) ? branchOf(node, shift) : node;

function leafDiff<T>(before: Leaf<T>, after: Leaf<T>, visit: Visit<T>): void {
  for (let at = 0; at < before.length; at += 2) {
    const id = before[at] as string;
    const now = placeIn(after, id);
    const old = before[at + 1] as T;
    if (now < 0) visit(id, old, undefined);
    else if (after[now + 1] !== old) visit(id, old, after[now + 1] as T);
  }
  for (let at = 0; at < after.length; at += 2) {
    const id = after[at] as string;
    if (placeIn(before, id) < 0) visit(id, undefined, after[at + 1] as T);
  }
}
