import type { JournalEntry, StoredEntity, StoredRows } from '@/backend/rows';
import type { EntityName, ScopeKey } from '@/backend/scope';
import type { Entities, Resume } from '@/backend/snapshot';

/** Rows as they are folded: maps by id, and sets of ids by scope. */
export interface FoldedEntity<T> {
  readonly docs: Map<string, T>;
  readonly held: Map<ScopeKey, Set<string>>;
}
export type Folded = {
  readonly entities: { readonly [N in EntityName]: FoldedEntity<Entities[N]> };
  readonly marks: Map<ScopeKey, Resume>;
};

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
  const folded: Folded = {
    entities: {
      event: thaw(rows.entities.event),
      match: thaw(rows.entities.match),
      player: thaw(rows.entities.player),
      delta: thaw(rows.entities.delta),
      profile: thaw(rows.entities.profile),
    },
    marks: new Map(Object.entries(rows.marks)),
  };
  for (const entry of journal) {
    replayOne(folded.entities[entry.entity], entry);
    const mark = grown(folded.marks.get(entry.scope), entry);
    if (mark !== undefined) folded.marks.set(entry.scope, mark);
  }
  const { event, match, player, delta, profile } = folded.entities;
  return {
    entities: {
      event: freeze(event),
      match: freeze(match),
      player: freeze(player),
      delta: freeze(delta),
      profile: freeze(profile),
    },
    marks: Object.fromEntries(folded.marks),
  };
}

/** Marks only grow, so that an entry replayed again or a tab that lags behind takes nothing back. */
export function grown(
  known: Resume | undefined,
  { watermark, checkedAt }: Partial<Resume>,
): Resume | undefined {
  const newest = Math.max(known?.watermark ?? -1, watermark ?? -1);
  const checked = Math.max(known?.checkedAt ?? -1, checkedAt ?? -1);
  if (newest < 0) return undefined;
  return { watermark: newest, ...(checked >= 0 && { checkedAt: checked }) };
}

interface Identified {
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

function thaw<T extends { readonly id: string }>(rows: StoredEntity<T>): FoldedEntity<T> {
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
