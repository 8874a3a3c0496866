import { compareText } from '@/lib/compareText';
import { sameItems } from '@/lib/sameItems';
import { sortInParts } from '@/lib/sortInParts';
import { emptyTable, eachDifference, tableDiff, tableGet, type Difference, type Table } from '@/lib/table';
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
  /** How many additions or comparisons are a part of the way that `ahead` goes; by default a few milliseconds of them. */
  readonly partSize?: number;
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

/** The way to another base that is gone in parts. */
interface Rebuild {
  readonly steps: Iterator<undefined>;
  /** Groups have been touched: nobody reads them before its end. Until then it may be given up. */
  begun: boolean;
}

/** A group that more than every so-many-th id arrives in is sorted as a whole. */
const bulk = 16;

/**
 * Ids under a key, read through the overlay and kept up incrementally: a new base costs its difference from the last
 * one, and so does a new set of changes. A group keeps its reference until its membership or order changes.
 * It equals filtering and sorting everything from scratch, after any history and also backwards in time, because it
 * compares tables and does not listen to events.
 *
 * `ahead` takes a part of the way to a base that nobody has read yet, and says whether there is more: so that whoever
 * reads first does not pay for a hundred thousand at once.
 */
export function createGroups<T extends Entity>({
  overlay,
  keysOf,
  compare,
  partSize = 1_000,
}: GroupsOptions<T>) {
  let base: Table<T> = emptyTable();
  const groups = new Map<string, Group>();
  const shown = new Map<string, Shown<T>>();
  /** Whether an entity that stood under `old` keys stands where it stood. Most edits touch neither membership nor order. */
  const stays = (before: T, after: T, old: Ids, now: Ids) =>
    sameItems(old, now) && compare(before, after) === 0;
  const moves = createMoves<T>({ overlay, keysOf, stays });

  const inOrder = (a: T, b: T) => compare(a, b) || compareText(a.id, b.id);

  let way: Rebuild | undefined;

  function follow(next: Table<T>): void {
    const previous = base;
    const moved = new MovedByKey<T>();
    eachDifference(previous, next, (_, before, after) => move(moved, before, after));
    base = next;
    settle(moved, (id) => tableGet(next, id) ?? tableGet(previous, id));
  }

  function move(moved: MovedByKey<T>, before: T | undefined, after: T | undefined): void {
    const old = before ? keysOf(before) : none;
    const now = after ? keysOf(after) : none;
    if (before && after && stays(before, after, old, now)) return;
    if (before) for (const key of old) moved.of(key).leave.add(before.id);
    if (!after) return;
    for (const key of now) {
      const group = groups.get(key);
      if (before === undefined && group?.sorted === false) push(group, after.id);
      else if (before === undefined && group === undefined)
        groups.set(key, { ids: [after.id], sorted: false, given: false });
      else moved.of(key).arrive.push(after);
    }
  }

  function settle(moved: MovedByKey<T>, entityOf: Find<T>): void {
    for (const [key, { leave, arrive }] of moved.entries()) {
      const group = groups.get(key);
      // What arrives in bulk is put in order when somebody reads the group.
      const place = group?.sorted !== false && arrive.length * bulk <= (group?.ids.length ?? 0);
      moveGroup(key, leave, arrive, place, entityOf);
    }
  }

  function ahead(next: Table<T>): boolean {
    if (!way && next === base) return false;
    way ??= wayTo(next);
    if (way.steps.next().done === true) way = undefined;
    return way !== undefined || base !== next;
  }

  function wayTo(next: Table<T>): Rebuild {
    const made: Rebuild = { steps: walk(next, () => (made.begun = true)), begun: false };
    return made;
  }

  function leaveWay({ steps, begun }: Rebuild): void {
    while (begun && steps.next().done !== true);
    way = undefined;
  }

  /** What arrives is put in order by itself, then placed in its groups; only then do others change, leave, or move. */
  function* walk(next: Table<T>, begin: () => void): Generator<undefined, undefined> {
    const arrivals = new Map<string, T[]>();
    /** What was there before stands where it stood until the end, or what is placed beside it would not know. */
    const late: Difference<T>[] = [];
    let spent = 0;
    const isSpent = (steps: number) => {
      spent += steps;
      if (spent < partSize) return false;
      spent = 0;
      return true;
    };
    for (const difference of tableDiff(base, next)) {
      const [, before, after] = difference;
      if (before !== undefined || after === undefined) late.push(difference);
      else for (const key of keysOf(after)) listAt(arrivals, key).push(after);
      if (isSpent(1)) yield;
    }
    for (const [key, arrived] of arrivals) {
      if (groups.get(key)?.sorted === false) continue;
      arrivals.set(key, yield* sortInParts(arrived, inOrder, partSize));
      if (isSpent(arrived.length)) yield;
    }
    const previous = base;
    const entityOf: Find<T> = (id) => tableGet(previous, id) ?? tableGet(next, id);
    begin();
    for (const [key, arrived] of arrivals) {
      yield* place(key, arrived, entityOf);
      if (isSpent(arrived.length)) yield;
    }
    base = next;
    const moved = new MovedByKey<T>();
    for (const [, before, after] of late) move(moved, before, after);
    settle(moved, (id) => tableGet(next, id) ?? tableGet(previous, id));
    return undefined;
  }

  /** Puts what arrives, in order, among those of its group, or behind those of one that is in none. */
  function* place(key: string, arrive: readonly T[], entityOf: Find<T>): Generator<undefined, undefined> {
    const group = groups.get(key);
    if (group?.sorted === false) for (const { id } of arrive) push(group, id);
    else {
      const ids = yield* mergeInParts(group?.ids ?? none, arrive, entityOf);
      groups.set(key, { ids, sorted: true, given: false });
    }
    return undefined;
  }

  function push(group: Group, id: string): void {
    if (group.given) {
      group.ids = [...group.ids];
      group.given = false;
    }
    group.ids.push(id);
  }

  function moveGroup(
    key: string,
    leave: ReadonlySet<string>,
    arrive: readonly T[],
    place: boolean,
    entityOf: Find<T>,
  ): void {
    const { ids = [] } = groups.get(key) ?? {};
    const left = leave.size === 0 ? ids : ids.filter((id) => !leave.has(id));
    const next = place
      ? merge(left, [...arrive].sort(inOrder), entityOf)
      : [...left, ...arrive.map(({ id }) => id)];
    if (next.length === 0) groups.delete(key);
    else groups.set(key, { ids: next, sorted: place, given: false });
  }

  /** The ids with the entities put in between; both are in order. */
  function merge(ids: Ids, arrivals: readonly T[], entityOf: Find<T>): string[] {
    const steps = mergeInParts(ids, arrivals, entityOf);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    return step.value;
  }

  function* mergeInParts(
    ids: Ids,
    arrivals: readonly T[],
    entityOf: Find<T>,
  ): Generator<undefined, string[]> {
    const merged: string[] = [];
    let at = 0;
    for (const [count, arrival] of arrivals.entries()) {
      if (count > 0 && count % partSize === 0) yield;
      const place = placeOf(ids, arrival, at, entityOf);
      for (; at < place; at += 1) merged.push(ids[at]!);
      merged.push(arrival.id);
    }
    for (; at < ids.length; at += 1) merged.push(ids[at]!);
    return merged;
  }

  /** Looks near `from` first: what arrives in order is often close to what arrived before it. */
  function placeOf(ids: Ids, entity: T, from: number, entityOf: Find<T>): number {
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

  function read(next: Table<T>, changes: Changes<T>, key: string): Ids {
    if (way) leaveWay(way);
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
  }

  return { read, ahead };
}

function listAt<T>(lists: Map<string, T[]>, key: string): T[] {
  const known = lists.get(key) ?? [];
  lists.set(key, known);
  return known;
}

type Find<T> = (id: string) => T | undefined;

/** Who leaves and who arrives, by group. */
class MovedByKey<T> {
  private readonly byKey = new Map<string, { readonly leave: Set<string>; readonly arrive: T[] }>();

  of(key: string) {
    const known = this.byKey.get(key) ?? { leave: new Set<string>(), arrive: [] };
    this.byKey.set(key, known);
    return known;
  }

  readonly entries = () => this.byKey.entries();
}
