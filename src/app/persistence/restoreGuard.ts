import type { JournalEntry, RowsSlice, StoredEntity } from '@/backend/rows';
import type { EntityName, ScopeKey } from '@/backend/scope';
import { entityNames } from './replay';
import type { Doc } from './tableRecord';

/** What happened to one entity since the stored rows were written. */
interface Since {
  /** The newest of each document that came. */
  readonly newest: Map<string, Doc>;
  readonly deleted: Set<string>;
  /** Scopes that were reset: what they held before counts no more. */
  readonly reset: Set<ScopeKey>;
  readonly left: Map<ScopeKey, Set<string>>;
  readonly came: Map<ScopeKey, Set<string>>;
}

/**
 * Stored rows come back in slices while snapshots already arrive. The guard holds a slice against what happened
 * meanwhile, so that the end is the same as if all rows had come back before the first snapshot.
 */
export interface RestoreGuard {
  /** Takes note of an event; returns it with each document replaced by a newer one that a tab that is ahead has stored. */
  readonly note: (entry: JournalEntry) => JournalEntry;
  /** The rows of one scope as they may come back. */
  readonly admit: (entity: EntityName, scope: ScopeKey, docs: readonly Doc[]) => readonly Doc[];
  /** Takes note of rows that come back before the stored ones, as copies of them. */
  readonly promise: (slice: RowsSlice) => void;
  /** What was promised and did not come: the rows have gone since the copy was made. */
  readonly broken: (entity: EntityName) => readonly (readonly [ScopeKey, readonly string[]])[];
}

export function createRestoreGuard(): RestoreGuard {
  const since = new Map<EntityName, Since>(entityNames.map((entity) => [entity, nothing()]));
  const promised = new Map<EntityName, Map<ScopeKey, Set<string>>>();
  const of = (entity: EntityName): Since => since.get(entity) ?? nothing();

  function note(entry: JournalEntry): JournalEntry {
    const { newest, deleted, reset, left, came } = of(entry.entity);
    const { scope, event } = entry;
    if (event.kind === 'removed') {
      for (const id of [...event.ids, ...event.deletedIds]) {
        into(left, scope).add(id);
        into(came, scope).delete(id);
      }
      for (const id of event.deletedIds) {
        deleted.add(id);
        newest.delete(id);
      }
      return entry;
    }
    if (event.kind === 'reset') reset.add(scope);
    const docs: readonly Doc[] = event.docs;
    const kept = docs.map((doc) => {
      const known = newest.get(doc.id);
      const newer = known !== undefined && timeOf(known) > timeOf(doc) ? known : doc;
      newest.set(doc.id, newer);
      into(came, scope).add(doc.id);
      return newer;
    });
    // The same documents, or newer ones of the same ids.
    return { ...entry, event: { ...event, docs: kept } } as JournalEntry;
  }

  function admit(entity: EntityName, scope: ScopeKey, docs: readonly Doc[]): readonly Doc[] {
    const { newest, deleted, reset, left } = of(entity);
    const expected = promised.get(entity)?.get(scope);
    if (expected !== undefined) for (const { id } of docs) expected.delete(id);
    if (reset.has(scope)) return [];
    const gone = left.get(scope);
    return docs
      .filter(({ id }) => !deleted.has(id) && gone?.has(id) !== true)
      .map((doc) => {
        const live = newest.get(doc.id);
        return live !== undefined && timeOf(live) >= timeOf(doc) ? live : doc;
      });
  }

  return {
    note,
    admit,
    promise: ({ entity, rows }) => {
      const scopes = promised.get(entity) ?? new Map<ScopeKey, Set<string>>();
      promised.set(entity, scopes);
      for (const [scope, ids] of Object.entries(rows.held)) for (const id of ids) into(scopes, scope).add(id);
    },
    broken: (entity) =>
      [...(promised.get(entity) ?? [])].flatMap(([scope, ids]) => {
        const came = of(entity).came.get(scope);
        const lost = [...ids].filter((id) => came?.has(id) !== true);
        return lost.length === 0 ? [] : [[scope, lost] as const];
      }),
  };
}

/** The documents each scope holds. */
export function docsByScope({
  docs,
  held,
}: StoredEntity<Doc>): readonly (readonly [ScopeKey, readonly Doc[]])[] {
  const byId = new Map<string, Doc>(docs.map((doc) => [doc.id, doc]));
  return Object.entries(held).map(([scope, ids]) => [
    scope,
    ids.length === docs.length ? docs : ids.flatMap((id) => byId.get(id) ?? []),
  ]);
}

const nothing = (): Since => ({
  newest: new Map(),
  deleted: new Set(),
  reset: new Set(),
  left: new Map(),
  came: new Map(),
});

const timeOf = (doc: Doc): number => ('updatedAt' in doc ? doc.updatedAt : Infinity);

function into(map: Map<ScopeKey, Set<string>>, scope: ScopeKey): Set<string> {
  const known = map.get(scope);
  if (known !== undefined) return known;
  const made = new Set<string>();
  map.set(scope, made);
  return made;
}
