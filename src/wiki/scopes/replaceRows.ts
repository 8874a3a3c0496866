import { scopeKey, scopeTraits, type Scope, type ScopeKey } from '@/backend/scope';
import type { Snapshot } from '@/backend/snapshot';

/** The snapshots to take in place of one that a scope was sent. */
export type ReplaceRows = (scope: Scope, snapshot: Snapshot) => readonly Snapshot[];

/**
 * Keeps the rows of each wide scope on screen until its first fill has replaced them, and lets go of the rest then, whichever
 * scope held it earlier. The device has forgotten them before, so there is nothing to reset there.
 */
export function createReplaceRows(held: (scope: Scope) => Iterable<string>): ReplaceRows {
  /** By scope what its fill has not brought yet. */
  const old = new Map<ScopeKey, Set<string>>();
  const replaced = new Set<ScopeKey>();
  return (scope, snapshot) => {
    const key = scopeKey(scope);
    if (!scopeTraits[scope.kind].wide || replaced.has(key)) return [snapshot];
    // A fill that begins again may leave out what the one before brought.
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
    // The same documents of the same entity, which the compiler cannot see through the union of entities.
  }) as Snapshot;

const goneSnapshot = ({ entity }: Snapshot, ids: readonly string[]): Snapshot => ({
  entity,
  events: ids.length === 0 ? [] : [{ kind: 'removed', ids, deletedIds: ids }],
  unreadable: [],
  complete: false,
});
