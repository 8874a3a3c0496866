import type { JournalEntry, RowsSlice, StoredEntity } from '@/backend/rows';
import type { EntityName, ScopeKey } from '@/backend/scope';
import { FewIds } from '@/lib/fewIds';
import { effectOf, isRefuted, newsOf, timeOf } from '@/overlay/snapshotEvent';
import { entityNames } from '../journal/replay';
import type { Doc } from '../columns/storedTable';

interface Since {
  readonly ids: FewIds;
  readonly newest: Map<string, Doc>;
  /** Time of the newest tombstone, `Infinity` if unknown. Older stored rows are not restored. */
  readonly deleted: Map<string, number>;
  /** Time of a tombstone that nothing newer followed. The journal restores nothing older. */
  readonly gone: Map<string, number>;
  /** Reset scopes. What they held before does not count. */
  readonly reset: Set<ScopeKey>;
  readonly left: Map<ScopeKey, Set<string>>;
  readonly came: Map<ScopeKey, Set<string>>;
  /**
   * Documents that a tombstone removed from a scope. A stored row newer than the tombstone is still in it.
   */
  readonly tombstoned: Map<ScopeKey, Set<string>>;
}

/**
 * Stored rows are restored in slices while live snapshots arrive. The guard compares both, so the result is
 * as if all rows had been restored before the first snapshot.
 */
export interface RestoreGuard {
  readonly note: (entry: JournalEntry) => void;
  /**
   * A journal entry as it may be applied; `undefined` if a live snapshot has reset its scope. Entries of a
   * tab that lagged behind do not replace newer documents.
   */
  readonly replayed: (entry: JournalEntry) => JournalEntry | undefined;
  /** Documents in a scope that a newer tombstone of the slice deletes. */
  readonly ghosts: (slice: RowsSlice) => readonly (readonly [ScopeKey, readonly string[]])[];
  /** The rows of one scope as they may be restored. */
  readonly admit: (entity: EntityName, scope: ScopeKey, docs: readonly Doc[]) => readonly Doc[];
  /** Records rows of the first screen, which are copies of stored rows. */
  readonly promise: (slice: RowsSlice) => void;
  /** Promised documents that did not come: they were deleted after the copy was made. */
  readonly broken: (entity: EntityName) => readonly (readonly [ScopeKey, readonly string[]])[];
}

export function createRestoreGuard(): RestoreGuard {
  const since = new Map<EntityName, Since>(entityNames.map((entity) => [entity, nothing()]));
  const promises = createPromises();
  const of = (entity: EntityName): Since => since.get(entity) ?? nothing();

  /** Scopes with a live reset, by entity and scope. The journal is older, so it has nothing to add. */
  const begunAnew = new Set<string>();

  function note(entry: JournalEntry): void {
    if (entry.event.kind === 'reset') begunAnew.add(`${entry.entity} ${entry.scope}`);
    noteIn(of(entry.entity), entry);
  }

  return {
    note,
    replayed: (entry) => {
      if (begunAnew.has(`${entry.entity} ${entry.scope}`)) return undefined;
      const told = withoutOld(entry, of(entry.entity));
      // Not `note`: only a live reset makes the journal obsolete.
      noteIn(of(entry.entity), told);
      if (told.event.kind === 'removed') return told;
      const { newest } = of(entry.entity);
      const docs: readonly Doc[] = told.event.docs;
      return {
        ...told,
        event: { ...told.event, docs: docs.map((doc) => newest.get(doc.id) ?? doc) },
      } as JournalEntry;
    },
    ghosts: ({ entity, rows }) => ghostsIn(of(entity), rows.gone ?? []),
    admit: (entity, scope, docs) => {
      const known = of(entity);
      const noted = docs.filter(({ id }) => known.ids.mayHave(id));
      promises.fulfil(entity, scope, noted);
      return admitted(known, scope, docs, noted);
    },
    promise: (slice) => {
      const { ids } = of(slice.entity);
      for (const { id } of slice.rows.docs) ids.add(id);
      promises.add(slice);
    },
    broken: (entity) => promises.broken(entity, of(entity).came),
  };
}

function noteIn(
  { ids, newest, deleted, gone, reset, left, came, tombstoned }: Since,
  { scope, event }: JournalEntry,
): void {
  if (event.kind === 'reset') {
    reset.add(scope);
    came.delete(scope);
    tombstoned.delete(scope);
  }
  // `held` is unknown here. `reset` covers what the scope held.
  const effect = effectOf<Doc>(event, []);
  for (const id of effect.released) {
    ids.add(id);
    into(left, scope).add(id);
    into(came, scope).delete(id);
    tombstoned.get(scope)?.delete(id);
  }
  for (const [id, at] of effect.deleted) {
    ids.add(id);
    for (const [holder, held] of came) if (held.has(id)) into(tombstoned, holder).add(id);
    into(came, scope).delete(id);
    // The deletion does not remove a newer stored row from the scope, unlike a release.
    into(left, scope).delete(id);
    // A tab that lags behind can bring an older tombstone later.
    deleted.set(id, Math.max(at ?? Infinity, deleted.get(id) ?? 0));
    if (at !== undefined) gone.set(id, Math.max(at, gone.get(id) ?? 0));
    newest.delete(id);
  }
  for (const doc of effect.docs) {
    keepNewest({ ids, newest }, doc);
    if (!isGone(doc, gone.get(doc.id))) gone.delete(doc.id);
    into(came, scope).add(doc.id);
  }
}

/** @param noted those of `docs` that may be known; the others are as they are stored. */
function admitted(
  { newest, deleted, reset, left, came, tombstoned }: Since,
  scope: ScopeKey,
  docs: readonly Doc[],
  noted: readonly Doc[],
): readonly Doc[] {
  // After a reset, only stored versions that are newer than the live ones can matter.
  if (reset.has(scope))
    return noted.filter((doc) => {
      const live = newest.get(doc.id);
      if (came.get(scope)?.has(doc.id) === true) return live !== undefined && timeOf(live) < timeOf(doc);
      return tombstoned.get(scope)?.has(doc.id) === true && !isGone(doc, deleted.get(doc.id));
    });
  const gone = left.get(scope);
  const now = (doc: Doc): Doc | undefined => {
    if (isGone(doc, deleted.get(doc.id)) || gone?.has(doc.id) === true) return undefined;
    const live = newest.get(doc.id);
    return live !== undefined && timeOf(live) >= timeOf(doc) ? live : doc;
  };
  return noted.every((doc) => now(doc) === doc) ? docs : docs.flatMap((doc) => now(doc) ?? []);
}

function ghostsIn(
  { newest, deleted, came }: Since,
  tombstones: readonly (readonly [id: string, at: number])[],
): ReturnType<RestoreGuard['ghosts']> {
  const found = tombstones.flatMap(([id, at]) => {
    const known = newest.get(id);
    if (known === undefined || timeOf(known) > at) return [];
    newest.delete(id);
    deleted.set(id, at);
    return [id];
  });
  return [...came].flatMap(([scope, ids]) => {
    const here = found.filter((id) => ids.delete(id));
    return here.length === 0 ? [] : [[scope, here] as const];
  });
}

function createPromises() {
  const promised = new Map<EntityName, Map<ScopeKey, Set<string>>>();
  return {
    add: ({ entity, rows }: RowsSlice): void => {
      const scopes = promised.get(entity) ?? new Map<ScopeKey, Set<string>>();
      promised.set(entity, scopes);
      for (const [scope, ids] of Object.entries(rows.held)) {
        const expected = scopes.get(scope) ?? new Set<string>();
        scopes.set(scope, expected);
        for (const id of ids) expected.add(id);
      }
    },
    fulfil: (entity: EntityName, scope: ScopeKey, docs: readonly Doc[]): void => {
      const expected = promised.get(entity)?.get(scope);
      if (expected !== undefined && expected.size > 0) for (const { id } of docs) expected.delete(id);
    },
    broken: (entity: EntityName, came: Since['came']): ReturnType<RestoreGuard['broken']> =>
      [...(promised.get(entity) ?? [])].flatMap(([scope, ids]) => {
        const lost = [...ids].filter((id) => came.get(scope)?.has(id) !== true);
        return lost.length === 0 ? [] : [[scope, lost] as const];
      }),
  };
}

export function docsByScope({
  docs,
  held,
}: StoredEntity<Doc>): readonly (readonly [ScopeKey, readonly Doc[]])[] {
  let byId: ReadonlyMap<string, Doc> | undefined;
  const find = (id: string) =>
    (byId ??= new Map<string, Doc>(docs.map((doc) => [doc.id, doc]))).get(id) ?? [];
  return Object.entries(held).map(([scope, ids]) => [
    scope,
    ids.length === docs.length ? docs : ids.flatMap(find),
  ]);
}

function withoutOld(entry: JournalEntry, { ids, newest, gone, came }: Since): JournalEntry {
  const { scope, event, completeBefore } = entry;
  const known = { rows: newest, gone, held: came.get(scope) ?? new Set<string>(), completeBefore };
  // A stored row may contain it and will bring it. Otherwise it is gone.
  if (event.kind !== 'removed')
    for (const doc of event.docs) if (isRefuted(event, doc, known)) keepNewest({ ids, newest }, doc);
  return { ...entry, event: newsOf<Doc>(event, known) } as JournalEntry;
}

const nothing = (): Since => ({
  ids: new FewIds(),
  newest: new Map(),
  deleted: new Map(),
  gone: new Map(),
  reset: new Set(),
  left: new Map(),
  came: new Map(),
  tombstoned: new Map(),
});

function keepNewest({ ids, newest }: Pick<Since, 'ids' | 'newest'>, doc: Doc): void {
  ids.add(doc.id);
  const known = newest.get(doc.id);
  if (known === undefined || timeOf(known) <= timeOf(doc)) newest.set(doc.id, doc);
}

const isGone = (doc: Doc, deletedAt: number | undefined): boolean =>
  deletedAt !== undefined && timeOf(doc) <= deletedAt;

function into(map: Map<ScopeKey, Set<string>>, scope: ScopeKey): Set<string> {
  const known = map.get(scope);
  if (known !== undefined) return known;
  const made = new Set<string>();
  map.set(scope, made);
  return made;
}
