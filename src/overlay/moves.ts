import { emptyTable, eachDifference, tableGet, type Table } from '@/lib/table';
import type { Entity } from './change';
import { changedIds, type Changes, type Overlay } from './overlay';

/** The entities that leave a group and those that arrive. An entity that only changes its place does both. */
export interface Move<T> {
  readonly leave: ReadonlySet<string>;
  readonly arrive: ReadonlyMap<string, T>;
}

interface MovesOptions<T extends Entity> {
  readonly overlay: Overlay<T>;
  readonly keysOf: (entity: T) => readonly string[];
  /** Whether an edit leaves an entity at its place. `old` and `now` are its keys before and after. */
  readonly stays: (before: T, after: T, old: readonly string[], now: readonly string[]) => boolean;
}

interface Moved<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
}

const none: readonly string[] = Object.freeze([]);
const noChanges: Changes<never> = new Map();

/**
 * The moves that changes make in the groups of a base, by key; `undefined` for an unaffected group. Another
 * base or other changes cost the difference. An unaffected key's move keeps its reference.
 */
export function createMoves<T extends Entity>({ overlay, keysOf, stays }: MovesOptions<T>) {
  let base: Table<T> = emptyTable();
  let changes: Changes<T> = noChanges;
  const moved = new Map<string, Moved<T>>();
  const byKey = new Map<string, Move<T>>();

  function movedBy(id: string): Moved<T> | undefined {
    if (!changes.has(id)) return undefined;
    const before = tableGet(base, id);
    const after = overlay.read(base, changes, id);
    const still = before && after && stays(before, after, keysOf(before), keysOf(after));
    return still || before === after ? undefined : { before, after };
  }

  function follow(nextBase: Table<T>, nextChanges: Changes<T>): void {
    const touched = new Set(changedIds(changes, nextChanges));
    eachDifference(base, nextBase, (id) => {
      if (nextChanges.has(id)) touched.add(id);
    });
    base = nextBase;
    changes = nextChanges;
    const draft = new Draft(byKey);
    for (const id of touched) {
      const old = moved.get(id);
      const now = movedBy(id);
      if (old?.before === now?.before && old?.after === now?.after) continue;
      for (const key of old?.before ? keysOf(old.before) : none) draft.of(key).leave.delete(id);
      for (const key of old?.after ? keysOf(old.after) : none) draft.of(key).arrive.delete(id);
      for (const key of now?.before ? keysOf(now.before) : none) draft.of(key).leave.add(id);
      if (now?.after) for (const key of keysOf(now.after)) draft.of(key).arrive.set(id, now.after);
      if (now) moved.set(id, now);
      else moved.delete(id);
    }
    draft.dropEmpty();
  }

  return function moves(nextBase: Table<T>, nextChanges: Changes<T>, key: string): Move<T> | undefined {
    if (nextChanges.size === 0 && changes.size === 0) return undefined;
    if (nextBase !== base || nextChanges !== changes) follow(nextBase, nextChanges);
    return byKey.get(key);
  };
}

/** Copies each move at most once. Readers compare moves by reference. */
class Draft<T> {
  private readonly owned = new Map<
    string,
    { readonly leave: Set<string>; readonly arrive: Map<string, T> }
  >();
  private readonly byKey: Map<string, Move<T>>;

  constructor(byKey: Map<string, Move<T>>) {
    this.byKey = byKey;
  }

  of(key: string): { readonly leave: Set<string>; readonly arrive: Map<string, T> } {
    const own = this.owned.get(key);
    if (own !== undefined) return own;
    const from = this.byKey.get(key);
    const copy = { leave: new Set(from?.leave), arrive: new Map(from?.arrive) };
    this.owned.set(key, copy);
    this.byKey.set(key, copy);
    return copy;
  }

  dropEmpty(): void {
    for (const [key, { leave, arrive }] of this.owned)
      if (leave.size === 0 && arrive.size === 0) this.byKey.delete(key);
  }
}
