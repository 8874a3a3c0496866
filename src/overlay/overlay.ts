import { hashId } from '@/lib/hashId';
import { tableFind, tableGet, type Table } from '@/lib/table';
import { TableMap } from '@/lib/tableMap';
import { applyChange, type Change, type Entity } from './change';

/** At most one change per entity: what came later is squashed into it. */
export type Changes<T extends Entity> = ReadonlyMap<string, Change<T>>;

const isTableMap = <V>(map: ReadonlyMap<string, V>): map is TableMap<V> => map instanceof TableMap;

/** The entities whose change is another one; between two `TableMap`s it costs the difference. */
export function changedIds<T extends Entity>(before: Changes<T>, after: Changes<T>): readonly string[] {
  if (before === after) return [];
  if (before instanceof TableMap && after instanceof TableMap) return before.changedKeys(after);
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
}

/** Reads one entity of a base through the changes laid over it. */
export interface Overlay<T extends Entity> {
  /** The entity as the user should see it. It keeps its reference until its own base or its own change is another. */
  readonly read: (base: Table<T>, changes: Changes<T>, id: string) => T | undefined;
}

/** `derive` recomputes whatever an entity computes from its own fields; it must give back the same reference when nothing differs. */
export function createOverlay<T extends Entity>(derive: (entity: T) => T): Overlay<T> {
  // One entry a change is enough: a change that outlives its base is never read against the old base again.
  const composed = new WeakMap<Change<T>, { readonly base: T | undefined; readonly result: T | undefined }>();

  const compose = (base: T | undefined, change: Change<T>): T | undefined => {
    const known = composed.get(change);
    if (known && known.base === base) return known.result;
    const changed = applyChange(base, change);
    const result = changed && derive(changed);
    composed.set(change, { base, result });
    return result;
  };

  return {
    read: (base, changes, id) => {
      if (changes.size === 0) return tableGet(base, id);
      const hash = hashId(id);
      const entity = tableFind(base, id, hash);
      const change = isTableMap(changes) ? changes.find(id, hash) : changes.get(id);
      return change === undefined ? entity : compose(entity, change);
    },
  };
}
