import { hashId } from '@/lib/hashId';
import { tableFind, tableGet, type Table } from '@/lib/table';
import { TableMap } from '@/lib/tableMap';
import { applyChange, type Change, type Entity } from './change';

/** At most one change per entity: later ones are squashed into it. */
export type Changes<T extends Entity> = ReadonlyMap<string, Change<T>>;

const isTableMap = <V>(map: ReadonlyMap<string, V>): map is TableMap<V> => map instanceof TableMap;

/** Entities whose change differs. Between two `TableMap`s the cost is that of the difference. */
export function changedIds<T extends Entity>(before: Changes<T>, after: Changes<T>): readonly string[] {
  if (before === after) return [];
  if (before instanceof TableMap && after instanceof TableMap) return before.changedKeys(after);
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
}

interface Composed<T extends Entity> {
  readonly change: Change<T>;
  readonly base: T | undefined;
  readonly result: T | undefined;
}

export interface Overlay<T extends Entity> {
  /** The entity with its change applied. Keeps its reference while its base and its change keep theirs. */
  readonly read: (base: Table<T>, changes: Changes<T>, id: string) => T | undefined;
}

/** `derive` computes an entity's derived fields. It must return the same reference if nothing differs. */
export function createOverlay<T extends Entity>(derive: (entity: T) => T): Overlay<T> {
  // One entry per entity is enough, because nobody reads an earlier base or change again. A `WeakMap` by change
  // would keep the result of each edit until a major collection.
  const composed = new Map<string, Composed<T>>();

  const compose = (base: T | undefined, change: Change<T>): T | undefined => {
    const known = composed.get(change.id);
    if (known?.change === change && known.base === base) return known.result;
    const changed = applyChange(base, change);
    const result = changed && derive(changed);
    composed.set(change.id, { change, base, result });
    return result;
  };

  /** Recently read entities: a screen reads the same records again after each edit. */
  const lately = new Map<string, T | null>();
  let lastBase: Table<T> | undefined;
  let lastChanges: Changes<T> = new Map();

  function follow(base: Table<T>, changes: Changes<T>): void {
    if (base !== lastBase) lately.clear();
    for (const id of changedIds(lastChanges, changes)) {
      lately.delete(id);
      if (!changes.has(id)) composed.delete(id);
    }
    lastBase = base;
    lastChanges = changes;
  }

  function find(base: Table<T>, changes: Changes<T>, id: string): T | undefined {
    const hash = hashId(id);
    const entity = tableFind(base, id, hash);
    const change = isTableMap(changes) ? changes.find(id, hash) : changes.get(id);
    return change === undefined ? entity : compose(entity, change);
  }

  return {
    read: (base, changes, id) => {
      if (base !== lastBase || changes !== lastChanges) {
        if (changes.size === 0) return tableGet(base, id);
        follow(base, changes);
      }
      const known = lately.get(id);
      if (known !== undefined) return known ?? undefined;
      const found = find(base, changes, id);
      if (lately.size >= mostRemembered) lately.clear();
      lately.set(id, found ?? null);
      return found;
    },
  };
}

/** More than any screen shows. */
const mostRemembered = 1_000;
