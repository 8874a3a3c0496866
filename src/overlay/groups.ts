import { sameItems } from '@/lib/sameItems';
import { tableDiff, tableGet, emptyTable, type Table } from '@/lib/table';
import type { Entity } from './change';
import type { Changes, Overlay } from './overlay';

/** A kept grouping of entities: which ids stand under a key, in order. */
export interface GroupsOptions<T extends Entity> {
  readonly overlay: Overlay<T>;
  /** The keys an entity stands under: the event of a match, both players of a match, or one constant for a plain list. */
  readonly keysOf: (entity: T) => readonly string[];
  /** Order within a group; equal ones are ordered by id, so the order never depends on arrival. */
  readonly compare: (a: T, b: T) => number;
}

type Ids = readonly string[];
const none: Ids = Object.freeze([]);

/**
 * Ids under a key, read through the overlay and kept up incrementally: a new base costs its difference from the last
 * one, a new set of changes costs the changes. A group keeps its reference until its membership or order changes.
 * It equals filtering and sorting everything from scratch, after any history and also backwards in time, because it
 * compares tables and does not listen to events.
 */
export function createGroups<T extends Entity>({ overlay, keysOf, compare }: GroupsOptions<T>) {
  let base: Table<T> = emptyTable();
  const groups = new Map<string, Ids>();
  let moves: { readonly changes: Changes<T>; readonly byKey: ReadonlyMap<string, Move<T>> } | undefined;
  /** What was given last for each key that was asked for, so that an equal answer is the same list. */
  const shown = new Map<
    string,
    { readonly from: Ids; readonly move: Move<T> | undefined; readonly ids: Ids }
  >();

  const inOrder = (a: T, b: T) => compare(a, b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

  function follow(next: Table<T>): void {
    const byKey = new Map<string, Move<T>>();
    for (const [, before, after] of tableDiff(base, next)) addMove(byKey, before, after);
    const previous = base;
    base = next;
    for (const [key, move] of byKey) {
      const from = groups.get(key) ?? none;
      const ids = applyMove(from, move, (id) => tableGet(next, id) ?? tableGet(previous, id));
      if (ids.length === 0) groups.delete(key);
      else groups.set(key, ids);
    }
  }

  function addMove(byKey: Map<string, Move<T>>, before: T | undefined, after: T | undefined): void {
    const oldKeys = before ? keysOf(before) : none;
    const newKeys = after ? keysOf(after) : none;
    // Most edits touch neither membership nor order, and then the group needs no new list.
    const still = before && after && sameItems(oldKeys, newKeys) && compare(before, after) === 0;
    if (still) return;
    for (const key of new Set([...oldKeys, ...newKeys])) {
      const move = byKey.get(key) ?? { leave: new Set<string>(), arrive: new Map<string, T>() };
      if (before) move.leave.add(before.id);
      if (after && newKeys.includes(key)) move.arrive.set(after.id, after);
      byKey.set(key, move);
    }
  }

  function applyMove(from: Ids, move: Move<T>, entityOf: (id: string) => T | undefined): Ids {
    const stay = from.filter((id) => !move.leave.has(id) && !move.arrive.has(id));
    const arrivals = [...move.arrive.values()].sort(inOrder);
    const ids: string[] = [];
    let at = 0;
    for (const arrival of arrivals) {
      const place = placeOf(stay, arrival, at, entityOf);
      for (; at < place; at += 1) ids.push(stay[at]!);
      ids.push(arrival.id);
    }
    for (; at < stay.length; at += 1) ids.push(stay[at]!);
    return sameItems(ids, from) ? from : ids;
  }

  function placeOf(ids: Ids, entity: T, from: number, entityOf: (id: string) => T | undefined): number {
    let low = from;
    let high = ids.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = entityOf(ids[middle]!);
      if (other && inOrder(other, entity) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function movesOf(changes: Changes<T>): ReadonlyMap<string, Move<T>> {
    const byKey = new Map<string, Move<T>>();
    for (const id of changes.keys()) addMove(byKey, tableGet(base, id), overlay.read(base, changes, id));
    return byKey;
  }

  function moveOf(changes: Changes<T>, key: string): Move<T> | undefined {
    if (changes.size === 0) return undefined;
    if (moves?.changes !== changes) moves = { changes, byKey: movesOf(changes) };
    return moves.byKey.get(key);
  }

  return function readGroup(next: Table<T>, changes: Changes<T>, key: string): Ids {
    if (next !== base) {
      follow(next);
      moves = undefined;
    }
    const from = groups.get(key) ?? none;
    const move = moveOf(changes, key);
    const known = shown.get(key);
    if (known?.from === from && known.move === move) return known.ids;
    const ids = move ? applyMove(from, move, (id) => overlay.read(next, changes, id)) : from;
    // When the server confirms what was laid over it, the base's own list becomes the one that is shown already.
    const kept = known && sameItems(known.ids, ids) ? known.ids : ids;
    shown.set(key, { from, move, ids: kept });
    return kept;
  };
}

/** What leaves a group and what comes in; an entity that only changes its place does both. */
interface Move<T> {
  readonly leave: Set<string>;
  readonly arrive: Map<string, T>;
}
