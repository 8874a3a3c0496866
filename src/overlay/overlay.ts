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

export interface Overlay<T extends Entity> {
  /** The entity with its change applied. Keeps its reference while its base and its change keep theirs. */
  readonly read: (base: Table<T>, changes: Changes<T>, id: string) => T | undefined;
}

/** `derive` computes an entity's derived fields. It must return the same reference if nothing differs. */
export function createOverlay<T extends Entity>(derive: (entity: T) => T): Overlay<T> {
  // One entry per change is enough: a change that outlives its base is never read with the old base again.
  const composed = new WeakMap<Change<T>, { readonly base: T | undefined; readonly result: T | undefined }>();

  const compose = (base: T | undefined, change: Change<T>): T | undefined => {
    const known = composed.get(change);
    if (known && known.base === base) return known.result;
    const changed = applyChange(base, change);
    const result = changed && derive(changed);
    composed.set(change, { base, result });
    return result;
  };

  /** Recently read entities: a screen reads the same records again after each edit. */
  const lately = new Map<string, T | null>();
  let lastBase: Table<T> | undefined;
  let lastChanges: Changes<T> = new Map();

  function follow(base: Table<T>, changes: Changes<T>): void {
    if (base !== lastBase) lately.clear();
    else if (lately.size > 0) for (const id of changedIds(lastChanges, changes)) lately.delete(id);
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
