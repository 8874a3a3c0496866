import { advanceMark } from '@/backend/mark';
import type { JournalEntry, StoredEntity, StoredRows } from '@/backend/rows';
import type { EntityName, ScopeKey } from '@/backend/scope';
import type { Resume } from '@/backend/snapshot';

/** Rows as they are folded: maps by id, and sets of ids by scope. */
interface FoldedEntity<T> {
  readonly docs: Map<string, T>;
  readonly held: Map<ScopeKey, Set<string>>;
}

export const entityNames = [
  'event',
  'match',
  'player',
  'delta',
  'profile',
] as const satisfies readonly EntityName[];

export const emptyRows = (): StoredRows => ({
  entities: {
    event: { docs: [], held: {} },
    match: { docs: [], held: {} },
    player: { docs: [], held: {} },
    delta: { docs: [], held: {} },
    profile: { docs: [], held: {} },
  },
  marks: {},
});

/**
 * The rows after a journal. Replaying entries again that a crash left behind changes nothing, since the last entry for
 * an id decides; a document is never replaced by an older one, which a second tab that lags behind may have appended.
 */
export function replay(rows: StoredRows, journal: readonly JournalEntry[]): StoredRows {
  const { event, match, player, delta, profile } = rows.entities;
  const of = (entity: EntityName) => journal.filter((entry) => entry.entity === entity);
  return {
    entities: {
      event: replayEntity(event, of('event')),
      match: replayEntity(match, of('match')),
      player: replayEntity(player, of('player')),
      delta: replayEntity(delta, of('delta')),
      profile: replayEntity(profile, of('profile')),
    },
    marks: replayMarks(rows.marks, journal),
  };
}

/** The rows of one entity after entries of that entity. */
export function replayEntity<T extends Identified>(
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
  const after = new Map(Object.entries(marks));
  for (const entry of entries) {
    const mark = advanceMark(after.get(entry.scope), entry.event.kind, entry);
    if (mark === undefined) after.delete(entry.scope);
    else after.set(entry.scope, mark);
  }
  return Object.fromEntries(after);
}

export interface Identified {
  readonly id: string;
  readonly updatedAt?: number;
}

function replayOne(table: FoldedEntity<Identified>, { scope, event }: JournalEntry): void {
  const held = table.held.get(scope) ?? new Set<string>();
  table.held.set(scope, held);
  switch (event.kind) {
    case 'added':
    case 'modified':
      put(table, held, event.docs);
      break;
    case 'removed':
      letGo(table, held, event.ids);
      for (const id of event.deletedIds) {
        table.docs.delete(id);
        for (const ids of table.held.values()) ids.delete(id);
      }
      break;
    case 'reset': {
      const kept = new Set<string>(event.docs.map(({ id }) => id));
      letGo(
        table,
        held,
        [...held].filter((id) => !kept.has(id)),
      );
      put(table, held, event.docs);
      break;
    }
  }
}

function put(table: FoldedEntity<Identified>, held: Set<string>, docs: readonly Identified[]): void {
  for (const doc of docs) {
    held.add(doc.id);
    const known = table.docs.get(doc.id);
    if ((known?.updatedAt ?? 0) <= (doc.updatedAt ?? Infinity)) table.docs.set(doc.id, doc);
  }
}

function letGo(table: FoldedEntity<Identified>, held: Set<string>, ids: readonly string[]): void {
  for (const id of ids) {
    held.delete(id);
    if (![...table.held.values()].some((other) => other.has(id))) table.docs.delete(id);
  }
}

function thaw<T extends Identified>(rows: StoredEntity<T>): FoldedEntity<T> {
  return {
    docs: new Map(rows.docs.map((doc) => [doc.id, doc])),
    held: new Map(Object.entries(rows.held).map(([scope, ids]) => [scope, new Set(ids)])),
  };
}

function freeze<T>(table: FoldedEntity<T>): StoredEntity<T> {
  return {
    docs: [...table.docs.values()],
    held: Object.fromEntries([...table.held].map(([scope, ids]) => [scope, [...ids]])),
  };
}
