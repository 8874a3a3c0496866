import { advanceMark, completeBefore, tombstonesKeptMs } from '@/sync/mark';
import type { JournalEntry, StoredEntity } from '@/backend/rows';
import type { EntityName, ScopeKey } from '@/backend/scope';
import type { Resume } from '@/backend/snapshot';
import { effectOf, newsOf, timeOf, type Dated } from '@/overlay/snapshotEvent';

interface FoldedEntity<T> {
  readonly docs: Map<string, T>;
  readonly held: Map<ScopeKey, Set<string>>;
  readonly gone: Map<string, number>;
}

export const entityNames = [
  'event',
  'match',
  'player',
  'delta',
  'profile',
  'sport',
] as const satisfies readonly EntityName[];

export const byEntity = <T>(of: (entity: EntityName) => T): Record<EntityName, T> =>
  Object.fromEntries(entityNames.map((entity) => [entity, of(entity)])) as Record<EntityName, T>;

/**
 * The rows after a journal's entries, all of this entity. Replaying entries twice after a crash gives the same rows,
 * because the last entry for an id wins. Entries of a tab that lags behind do no harm: a document is never replaced by an
 * older one, restored after its tombstone, or deleted by an older tombstone.
 */
export function replayEntity<T extends Dated>(
  rows: StoredEntity<T>,
  entries: readonly JournalEntry[],
): StoredEntity<T> {
  const table = thaw(rows);
  for (const entry of entries) replayOne(table, entry);
  return freeze(table);
}

export function replayMarks(
  marks: Readonly<Record<ScopeKey, Resume>>,
  entries: readonly JournalEntry[],
): Readonly<Record<ScopeKey, Resume>> {
  const at = new Map(Object.entries(marks));
  for (const entry of entries) advanceIn(at, entry);
  return Object.fromEntries(at);
}

/** Adds to each entry the time up to which its scope was complete before it. */
export function withCompleteBefore(
  marks: Readonly<Record<ScopeKey, Resume>>,
  entries: readonly JournalEntry[],
): readonly JournalEntry[] {
  const at = new Map(Object.entries(marks));
  return entries.map((entry) => {
    const mark = advanceIn(at, entry);
    return mark === undefined ? entry : { ...entry, completeBefore: completeBefore(mark) };
  });
}

function advanceIn(marks: Map<ScopeKey, Resume>, entry: JournalEntry): Resume | undefined {
  const before = marks.get(entry.scope);
  const after = advanceMark(before, entry.event.kind, entry);
  if (after === undefined) marks.delete(entry.scope);
  else marks.set(entry.scope, after);
  return before;
}

function replayOne(table: FoldedEntity<Dated>, { scope, event, completeBefore }: JournalEntry): void {
  const held = table.held.get(scope) ?? new Set<string>();
  table.held.set(scope, held);
  const news = newsOf<Dated>(event, { rows: table.docs, gone: table.gone, held, completeBefore });
  const { released, deleted, docs } = effectOf(news, held);
  for (const id of released) {
    held.delete(id);
    if (![...table.held.values()].some((other) => other.has(id))) table.docs.delete(id);
  }
  for (const [id, at] of deleted) {
    table.docs.delete(id);
    for (const holding of table.held.values()) holding.delete(id);
    if (at !== undefined) table.gone.set(id, Math.max(at, table.gone.get(id) ?? at));
  }
  for (const doc of docs) {
    table.gone.delete(doc.id);
    held.add(doc.id);
    if ((table.docs.get(doc.id)?.updatedAt ?? 0) <= timeOf(doc)) table.docs.set(doc.id, doc);
  }
}

function thaw<T extends Dated>(rows: StoredEntity<T>): FoldedEntity<T> {
  return {
    docs: new Map(rows.docs.map((doc) => [doc.id, doc])),
    held: new Map(Object.entries(rows.held).map(([scope, ids]) => [scope, new Set(ids)])),
    gone: new Map(rows.gone),
  };
}

function freeze<T>(table: FoldedEntity<T>): StoredEntity<T> {
  const newest = Math.max(...table.gone.values());
  // No tab lags behind longer than the server keeps tombstones.
  const gone = [...table.gone].filter(([, at]) => newest - at <= tombstonesKeptMs);
  return {
    docs: [...table.docs.values()],
    held: Object.fromEntries([...table.held].map(([scope, ids]) => [scope, [...ids]])),
    ...(gone.length > 0 && { gone }),
  };
}
