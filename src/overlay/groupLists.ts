import { compareText } from '@/lib/compareText';
import type { Entity } from './change';

export type Ids = readonly string[];
const none: Ids = Object.freeze([]);

interface Group {
  ids: string[];
  sorted: boolean;
  /** A list given to a reader must never change. */
  given: boolean;
}

type Find<T> = (id: string) => T | undefined;

/** With more than one arrival per this many ids, sort the whole group. */
const bulk = 16;

export interface GroupMove<T> {
  readonly leave: ReadonlySet<string>;
  readonly arrive: readonly T[];
}

/** Lists of ids by key, sorted at the latest when read. Equal entities are ordered by id. */
export function createGroupLists<T extends Entity>(compare: (a: T, b: T) => number, partSize: number) {
  const groups = new Map<string, Group>();
  /** Ids appended since the lists took no more memory than they need. */
  let appended = 0;
  const inOrder = (a: T, b: T) => compare(a, b) || compareText(a.id, b.id);
  const merge = (ids: Ids, arrivals: readonly T[], entityOf: Find<T>): string[] =>
    inOneGo(mergeInParts(ids, arrivals, entityOf, inOrder, partSize));

  function moveGroup(key: string, { leave, arrive }: GroupMove<T>, entityOf: Find<T>): void {
    const { ids = [], sorted = true } = groups.get(key) ?? {};
    // Bulk arrivals are sorted when the group is read.
    const isPlaced = sorted && arrive.length * bulk <= ids.length;
    const left = leave.size === 0 ? ids : ids.filter((id) => !leave.has(id));
    const next = isPlaced
      ? merge(left, [...arrive].sort(inOrder), entityOf)
      : [...left, ...arrive.map(({ id }) => id)];
    if (next.length === 0) groups.delete(key);
    else groups.set(key, { ids: next, sorted: isPlaced, given: false });
  }

  function trim(): void {
    appended = 0;
    for (const group of groups.values()) if (!group.sorted) group.ids = group.ids.slice();
  }

  return {
    inOrder,
    merge,
    isUnsorted: (key: string) => groups.get(key)?.sorted === false,
    /** Adds an id to an unsorted or new group. Returns false for a sorted group. */
    append: (key: string, id: string): boolean => {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { ids: [id], sorted: false, given: false });
      else if (group.sorted) return false;
      else push(group, id);
      appended += 1;
      return true;
    },
    change: (moved: Iterable<readonly [key: string, move: GroupMove<T>]>, entityOf: Find<T>): void => {
      for (const [key, move] of moved) moveGroup(key, move, entityOf);
      // `push` reserves space for 17 ids, and most groups have fewer.
      if (appended > groups.size) trim();
    },
    /** Merges sorted arrivals into a sorted group, or appends them to an unsorted one. */
    *place(key: string, arrive: readonly T[], entityOf: Find<T>): Generator<undefined, undefined> {
      const group = groups.get(key);
      if (group?.sorted === false) for (const { id } of arrive) push(group, id);
      else {
        const ids = yield* mergeInParts(group?.ids ?? none, arrive, entityOf, inOrder, partSize);
        // As in `change`. Long lists are not copied for it.
        groups.set(key, { ids: ids.length < 100 ? ids.slice() : ids, sorted: true, given: false });
      }
      return undefined;
    },
    /** Every id is in the base, because ids that left were removed. */
    read: (key: string, entityOf: Find<T>): Ids => {
      const group = groups.get(key);
      if (group === undefined) return none;
      if (!group.sorted) {
        const entities = group.ids.map(entityOf).filter((one) => one !== undefined);
        group.ids = entities.sort(inOrder).map(({ id }) => id);
        group.sorted = true;
      }
      group.given = true;
      return group.ids;
    },
  };
}

function push(group: Group, id: string): void {
  if (group.given) {
    group.ids = [...group.ids];
    group.given = false;
  }
  group.ids.push(id);
}

function inOneGo<R>(steps: Iterator<undefined, R>): R {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

type InOrder<T> = (a: T, b: T) => number;

function* mergeInParts<T extends Entity>(
  ids: Ids,
  arrivals: readonly T[],
  entityOf: Find<T>,
  inOrder: InOrder<T>,
  partSize: number,
): Generator<undefined, string[]> {
  const merged: string[] = [];
  let at = 0;
  for (const [count, arrival] of arrivals.entries()) {
    if (count > 0 && count % partSize === 0) yield;
    const place = placeOf(ids, arrival, at, entityOf, inOrder);
    for (; at < place; at += 1) merged.push(ids[at]!);
    merged.push(arrival.id);
  }
  for (; at < ids.length; at += 1) merged.push(ids[at]!);
  return merged;
}

/** Searches near `from` first: sorted arrivals often go to neighbouring places. */
function placeOf<T extends Entity>(
  ids: Ids,
  entity: T,
  from: number,
  entityOf: Find<T>,
  inOrder: InOrder<T>,
): number {
  const isBefore = (at: number) => {
    const other = entityOf(ids[at]!);
    return other !== undefined && inOrder(other, entity) < 0;
  };
  let low = from;
  let step = 1;
  for (; low + step <= ids.length && isBefore(low + step - 1); step *= 2) low += step;
  let high = Math.min(ids.length, low + step - 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
