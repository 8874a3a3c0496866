import { sameItems } from '@/lib/sameItems';
import { sortInParts } from '@/lib/sortInParts';
import { emptyTable, eachDifference, tableDiff, tableGet, type Difference, type Table } from '@/lib/table';
import type { Entity } from './change';
import { createMoves, type Move } from './moves';
import { createGroupLists, type Ids } from './groupLists';
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

const none: Ids = Object.freeze([]);

/** The answer that was given last for a key, so that an equal answer is the same list. */
interface Shown<T> {
  readonly from: Ids;
  readonly move: Move<T> | undefined;
  readonly ids: Ids;
}

type Parts = Generator<undefined, undefined>;
type GroupLists<T extends Entity> = ReturnType<typeof createGroupLists<T>>;

/** The way to another base that is gone in parts. */
interface Rebuild {
  readonly steps: Parts;
  /** Groups have been touched: nobody reads them before its end. Until then it may be given up. */
  begun: boolean;
}

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
  const shown = new Map<string, Shown<T>>();
  /**
   * Tells whether an entity that stood under `old` keys stands where it stood. Most edits touch neither membership nor
   * order.
   */
  const stays = (before: T, after: T, old: Ids, now: Ids) =>
    sameItems(old, now) && compare(before, after) === 0;
  const moves = createMoves<T>({ overlay, keysOf, stays });
  const groups = createGroupLists<T>(compare, partSize);
  const base = createGroupedBase({ groups, keysOf, stays, partSize });
  const way = createWay(base.walk);

  function ahead(next: Table<T>): boolean {
    if (!way.isBegun() && base.isAt(next)) return false;
    way.step(next);
    return way.isBegun() || !base.isAt(next);
  }

  function read(next: Table<T>, changes: Changes<T>, key: string): Ids {
    way.leave();
    if (!base.isAt(next)) base.follow(next);
    const known = shown.get(key);
    const from = groups.read(key, (id) => tableGet(next, id));
    const move = moves(next, changes, key);
    if (known?.from === from && known.move === move) return known.ids;
    const ids = move
      ? groups.merge(
          from.filter((id) => !move.leave.has(id) && !move.arrive.has(id)),
          [...move.arrive.values()].sort(groups.inOrder),
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

interface GroupedBaseOptions<T extends Entity> {
  readonly groups: GroupLists<T>;
  readonly keysOf: (entity: T) => Ids;
  readonly stays: (before: T, after: T, old: Ids, now: Ids) => boolean;
  readonly partSize: number;
}

/** The table that the groups are of, and how they come to another: at once, or in parts. */
function createGroupedBase<T extends Entity>({ groups, keysOf, stays, partSize }: GroupedBaseOptions<T>) {
  let base: Table<T> = emptyTable();

  function move(moved: MovedByKey<T>, before: T | undefined, after: T | undefined): void {
    const old = before ? keysOf(before) : none;
    const now = after ? keysOf(after) : none;
    if (before && after && stays(before, after, old, now)) return;
    if (before) for (const key of old) moved.of(key).leave.add(before.id);
    if (!after) return;
    for (const key of now) {
      if (before === undefined && groups.append(key, after.id)) continue;
      moved.of(key).arrive.push(after);
    }
  }

  function arriveAt(next: Table<T>, moved: MovedByKey<T>): void {
    const previous = base;
    base = next;
    groups.change(moved, (id) => tableGet(next, id) ?? tableGet(previous, id));
  }

  function follow(next: Table<T>): void {
    const moved = new MovedByKey<T>();
    eachDifference(base, next, (_, before, after) => move(moved, before, after));
    arriveAt(next, moved);
  }

  /** Arrivals are put in order by themselves, then placed in its groups; only then do others change, leave, or move. */
  function* walk(next: Table<T>, begin: () => void): Parts {
    const isSpent = createBudget(partSize);
    const { arrivals, late } = yield* separate(tableDiff(base, next), keysOf, isSpent);
    for (const [key, arrived] of arrivals) {
      if (groups.isUnsorted(key)) continue;
      arrivals.set(key, yield* sortInParts(arrived, groups.inOrder, partSize));
      if (isSpent(arrived.length)) yield;
    }
    const previous = base;
    const entityOf = (id: string) => tableGet(previous, id) ?? tableGet(next, id);
    begin();
    for (const [key, arrived] of arrivals) {
      yield* groups.place(key, arrived, entityOf);
      if (isSpent(arrived.length)) yield;
    }
    const moved = new MovedByKey<T>();
    for (const [, before, after] of late) move(moved, before, after);
    arriveAt(next, moved);
    return undefined;
  }

  return { isAt: (table: Table<T>) => table === base, follow, walk };
}

/** Tells whether the steps of a part are used up, and then begins to count those of the next. */
function createBudget(partSize: number): (steps: number) => boolean {
  let spent = 0;
  return (steps) => {
    spent += steps;
    if (spent < partSize) return false;
    spent = 0;
    return true;
  };
}

/**
 * Arrivals by group, and the differences of entities that were there before. These stand where they stood until the end, or
 * what is placed beside them would not know.
 */
function* separate<T>(
  differences: Iterable<Difference<T>>,
  keysOf: (entity: T) => Ids,
  isSpent: (steps: number) => boolean,
): Generator<undefined, { readonly arrivals: Map<string, T[]>; readonly late: readonly Difference<T>[] }> {
  const arrivals = new Map<string, T[]>();
  const late: Difference<T>[] = [];
  for (const difference of differences) {
    const [, before, after] = difference;
    if (before !== undefined || after === undefined) late.push(difference);
    else for (const key of keysOf(after)) listAt(arrivals, key).push(after);
    if (isSpent(1)) yield;
  }
  return { arrivals, late };
}

/** At most one way to another base that is gone in parts. */
function createWay<T>(walk: (next: Table<T>, begin: () => void) => Parts) {
  let way: Rebuild | undefined;

  function wayTo(next: Table<T>): Rebuild {
    const made: Rebuild = { steps: walk(next, () => (made.begun = true)), begun: false };
    return made;
  }

  return {
    isBegun: () => way !== undefined,
    step: (next: Table<T>): void => {
      way ??= wayTo(next);
      if (way.steps.next().done === true) way = undefined;
    },
    /** Goes it to its end if it has touched groups, else gives it up. */
    leave: (): void => {
      while (way?.begun && way.steps.next().done !== true);
      way = undefined;
    },
  };
}

function listAt<T>(lists: Map<string, T[]>, key: string): T[] {
  const known = lists.get(key) ?? [];
  lists.set(key, known);
  return known;
}

/** The ids that leave and the entities that arrive, by group. */
class MovedByKey<T> {
  private readonly byKey = new Map<string, { readonly leave: Set<string>; readonly arrive: T[] }>();

  of(key: string) {
    const known = this.byKey.get(key) ?? { leave: new Set<string>(), arrive: [] };
    this.byKey.set(key, known);
    return known;
  }

  readonly [Symbol.iterator] = () => this.byKey.entries();
}
