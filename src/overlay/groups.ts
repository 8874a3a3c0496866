import { sameItems } from '@/lib/sameItems';
import { emptyTable, eachDifference, tableGet, type Table } from '@/lib/table';
import type { Entity } from './change';
import { createMoves, type Move } from './moves';
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

/** What is kept of one group of the base. */
interface Group {
  ids: string[];
  /** Arrivals in bulk are put in order when somebody reads the group. */
  sorted: boolean;
  /** A list that was given to a reader never changes again. */
  given: boolean;
}

/** What was given last for a key, so that an equal answer is the same list. */
interface Shown<T> {
  readonly from: Ids;
  readonly move: Move<T> | undefined;
  readonly ids: Ids;
}

/** A group that more than every so-many-th id arrives in is sorted as a whole. */
const bulk = 16;

/**
 * Ids under a key, read through the overlay and kept up incrementally: a new base costs its difference from the last
 * one, and so does a new set of changes. A group keeps its reference until its membership or order changes.
 * It equals filtering and sorting everything from scratch, after any history and also backwards in time, because it
 * compares tables and does not listen to events.
 */
export function createGroups<T extends Entity>({ overlay, keysOf, compare }: GroupsOptions<T>) {
  let base: Table<T> = emptyTable();
  const groups = new Map<string, Group>();
  const shown = new Map<string, Shown<T>>();
  /** Whether an entity that stood under `old` keys stands where it stood. Most edits touch neither membership nor order. */
  const stays = (before: T, after: T, old: Ids, now: Ids) =>
    sameItems(old, now) && compare(before, after) === 0;
  const moves = createMoves<T>({ overlay, keysOf, stays });

  const inOrder = (a: T, b: T) => compare(a, b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

  function follow(next: Table<T>): void {
    const previous = base;
    const byKey = new Map<string, { readonly leave: Set<string>; readonly arrive: T[] }>();
    const moveOf = (key: string) => {
      const move = byKey.get(key) ?? { leave: new Set<string>(), arrive: [] };
      byKey.set(key, move);
      return move;
    };
    eachDifference(previous, next, (_, before, after) => {
      const old = before ? keysOf(before) : none;
      const now = after ? keysOf(after) : none;
      if (before && after && stays(before, after, old, now)) return;
      if (before) for (const key of old) moveOf(key).leave.add(before.id);
      if (!after) return;
      for (const key of now) {
        const group = groups.get(key);
        if (before === undefined && group?.sorted === false) push(group, after.id);
        else if (before === undefined && group === undefined)
          groups.set(key, { ids: [after.id], sorted: false, given: false });
        else moveOf(key).arrive.push(after);
      }
    });
    base = next;
    const entityOf = (id: string) => tableGet(next, id) ?? tableGet(previous, id);
    for (const [key, { leave, arrive }] of byKey) moveGroup(key, leave, arrive, entityOf);
  }

  function push(group: Group, id: string): void {
    if (group.given) {
      group.ids = [...group.ids];
      group.given = false;
    }
    group.ids.push(id);
  }

  function moveGroup(key: string, leave: Set<string>, arrive: readonly T[], entityOf: Find<T>): void {
    const { ids = [], sorted = true } = groups.get(key) ?? {};
    const place = sorted && arrive.length * bulk <= ids.length;
    const left = leave.size === 0 ? ids : ids.filter((id) => !leave.has(id));
    const next = place
      ? merge(left, [...arrive].sort(inOrder), entityOf)
      : [...left, ...arrive.map(({ id }) => id)];
    if (next.length === 0) groups.delete(key);
    else groups.set(key, { ids: next, sorted: place, given: false });
  }

  /** The ids with the entities put in between; both are in order. */
  function merge(ids: Ids, arrivals: readonly T[], entityOf: Find<T>): string[] {
    const merged: string[] = [];
    let at = 0;
    for (const arrival of arrivals) {
      const place = placeOf(ids, arrival, at, entityOf);
      for (; at < place; at += 1) merged.push(ids[at]!);
      merged.push(arrival.id);
    }
    for (; at < ids.length; at += 1) merged.push(ids[at]!);
    return merged;
  }

  function placeOf(ids: Ids, entity: T, from: number, entityOf: Find<T>): number {
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

  function groupOf(key: string): Ids {
    const group = groups.get(key);
    if (group === undefined) return none;
    if (!group.sorted) {
      // All of them are in the base, since `follow` took out whoever left it.
      const entities = group.ids.map((id) => tableGet(base, id)).filter((one) => one !== undefined);
      group.ids = entities.sort(inOrder).map(({ id }) => id);
      group.sorted = true;
    }
    group.given = true;
    return group.ids;
  }

  return function readGroup(next: Table<T>, changes: Changes<T>, key: string): Ids {
    if (next !== base) follow(next);
    const known = shown.get(key);
    const from = groupOf(key);
    const move = moves(next, changes, key);
    if (known?.from === from && known.move === move) return known.ids;
    const ids = move
      ? merge(
          from.filter((id) => !move.leave.has(id) && !move.arrive.has(id)),
          [...move.arrive.values()].sort(inOrder),
          (id) => overlay.read(next, changes, id),
        )
      : from;
    // When the server confirms what was laid over it, the base's own list becomes the one that is shown already.
    const kept = known && sameItems(known.ids, ids) ? known.ids : ids;
    shown.set(key, { from, move, ids: kept });
    return kept;
  };
}

type Find<T> = (id: string) => T | undefined;
