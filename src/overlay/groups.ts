import { sameItems } from '@/lib/sameItems';
import { sortInParts } from '@/lib/sortInParts';
import { emptyTable, eachDifference, tableDiff, tableGet, type Difference, type Table } from '@/lib/table';
import type { Entity } from './change';
import { createMoves, type Move } from './moves';
import { createGroupLists, type Ids } from './groupLists';
import type { Changes, Overlay } from './overlay';

export interface GroupsOptions<T extends Entity> {
  readonly overlay: Overlay<T>;
  readonly keysOf: (entity: T) => readonly string[];
  /** Order within a group. Equal entities are ordered by id, so the order never depends on arrival. */
  readonly compare: (a: T, b: T) => number;
  /** Additions or comparisons per step of `ahead`. The default takes a few milliseconds. */
  readonly partSize?: number;
}

const none: Ids = Object.freeze([]);

interface Shown<T> {
  readonly from: Ids;
  readonly move: Move<T> | undefined;
  readonly ids: Ids;
}

type Parts = Generator<undefined, undefined>;
type GroupLists<T extends Entity> = ReturnType<typeof createGroupLists<T>>;

interface Rebuild {
  readonly steps: Parts;
  /** Groups have been changed, so the rebuild must finish before a read. Until then it may be abandoned. */
  begun: boolean;
}

/**
 * Ids by key, read through the overlay and updated incrementally: another base or another set of changes
 * costs only the difference. A group keeps its reference until its members or order change. The result always
 * equals filtering and sorting from scratch, also when going back in time, because it compares tables and
 * needs no events.
 *
 * `ahead` does a part of the work for a base that nobody has read yet and returns whether more remains. So
 * the first reader does not pay for 100,000 rows at once.
 */
export function createGroups<T extends Entity>({
  overlay,
  keysOf,
  compare,
  partSize = 1_000,
}: GroupsOptions<T>) {
  const shown = new Map<string, Shown<T>>();
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
    // When the server confirms a change, the base's list equals the list shown before. Keep that reference.
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

/** The table behind the groups. It moves to another table at once (`follow`) or in parts (`walk`). */
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

  /**
   * Sorts new entities and merges them into the groups. Only then do existing entities change, leave or move.
   */
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

/** Whether the steps of a part are used up. If so, starts counting for the next part. */
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
 * New entities by group, and the differences of existing ones. Those must keep their place until the end,
 * because new ones are placed by comparison with them.
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
    /** Finishes the rebuild if it has changed groups, else abandons it. */
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

class MovedByKey<T> {
  private readonly byKey = new Map<string, { readonly leave: Set<string>; readonly arrive: T[] }>();

  of(key: string) {
    const known = this.byKey.get(key) ?? { leave: new Set<string>(), arrive: [] };
    this.byKey.set(key, known);
    return known;
  }

  readonly [Symbol.iterator] = () => this.byKey.entries();
}
