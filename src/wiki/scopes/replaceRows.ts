import { scopeKey, type Scope, type ScopeKey } from '@/backend/scope';
import { scopeTraits } from '@/backend/scopeTraits';
import type { Snapshot } from '@/backend/snapshot';

export type ReplaceRows = (scope: Scope, snapshot: Snapshot) => readonly Snapshot[];

/**
 * After a restore from backup: keeps the old rows of each wide scope on screen until its first fill is
 * complete, then removes those that did not come again. The device has already deleted its stored rows, so no
 * reset is needed.
 */
export function createReplaceRows(held: (scope: Scope) => Iterable<string>): ReplaceRows {
  const old = new Map<ScopeKey, Set<string>>();
  const replaced = new Set<ScopeKey>();
  return (scope, snapshot) => {
    const key = scopeKey(scope);
    if (!scopeTraits[scope.kind].wide || replaced.has(key)) return [snapshot];
    // A fill that restarts may omit rows that the interrupted one had.
    if (snapshot.events[0]?.kind === 'reset') old.set(key, new Set(held(scope)));
    const rest = old.get(key);
    if (rest === undefined) return [snapshot];
    for (const event of snapshot.events)
      if (event.kind !== 'removed') for (const { id } of event.docs) rest.delete(id);
    const shown = withoutReset(snapshot);
    if (snapshot.filling) return [shown];
    old.delete(key);
    replaced.add(key);
    return [goneSnapshot(snapshot, [...rest]), shown];
  };
}

const withoutReset = (snapshot: Snapshot): Snapshot =>
  ({
    ...snapshot,
    events: snapshot.events.map((event) => (event.kind === 'reset' ? { ...event, kind: 'added' } : event)),
    // The documents keep their entity. The compiler cannot see this through the union.
  }) as Snapshot;

export const goneSnapshot = ({ entity }: Pick<Snapshot, 'entity'>, ids: readonly string[]): Snapshot => ({
  entity,
  events: ids.length === 0 ? [] : [{ kind: 'removed', ids, deletedIds: ids }],
  unreadable: [],
  complete: false,
});
