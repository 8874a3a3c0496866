import type { EntityName } from '@/backend/scope';
import type { Entities, Progress, Snapshot } from '@/backend/snapshot';
import { dropAbsent } from '@/model/parsing/schema';
import { restoredAmong } from '@/model/operating/restoration';
import type { SnapshotEvent } from '@/overlay/snapshotEvent';
import { parsers } from '@/backend/parsers';
import type { PlainDoc } from './plainDoc';
import type { DocChange } from './sources';

type Details = { readonly [K in keyof Progress]: Progress[K] | undefined } & {
  readonly complete: boolean;
  readonly restoredAt?: number | undefined;
};

/**
 * The scope holds exactly these documents. Tombstones do not count.
 *
 * @param details `only`: the id of the scope's single document. If it is missing, it was deleted for
 * everyone.
 */
export function resetSnapshot(
  entity: EntityName,
  docs: readonly PlainDoc[],
  { only, ...details }: Details & { readonly only?: string | undefined },
): Snapshot {
  const { read, unreadable } = parse(
    entity,
    docs.filter((doc) => !isTombstone(doc)),
  );
  const events: readonly SnapshotEvent<Entities[EntityName]>[] = [
    { kind: 'reset', docs: read },
    ...(only !== undefined && docs.length === 0
      ? [{ kind: 'removed' as const, ids: [only], deletedIds: [only] }]
      : []),
  ];
  return snapshot(entity, events, unreadable, { ...details, restoredAt: restoredAmong(docs) });
}

/**
 * The changes as at most one event per kind.
 *
 *   DOCUMENT              EVENT
 *   added or modified     the same; for a tombstone `removed` with its id in `deletedIds`
 *   left the query        `removed`; in `deletedIds` only for a tombstone, or with `leavingIsGone`
 */
export function changeSnapshot(
  entity: EntityName,
  changes: readonly DocChange[],
  details: Details & { readonly leavingIsGone?: boolean },
): Snapshot {
  const leaving = changes.filter(({ kind, doc }) => kind === 'removed' || isTombstone(doc));
  const gone = leaving.filter(({ doc }) => isTombstone(doc) || details.leavingIsGone === true);
  const present = (wanted: DocChange['kind']) =>
    parse(
      entity,
      changes.filter(({ kind, doc }) => kind === wanted && !isTombstone(doc)).map(({ doc }) => doc),
    );
  const added = present('added');
  const modified = present('modified');
  const events: readonly SnapshotEvent<Entities[EntityName]>[] = [
    { kind: 'removed' as const, ids: idsOf(leaving), deletedIds: idsOf(gone), ...timesOf(gone) },
    { kind: 'added' as const, docs: added.read },
    { kind: 'modified' as const, docs: modified.read },
  ].filter((event) => (event.kind === 'removed' ? event.ids : event.docs).length > 0);
  const restoredAt = restoredAmong(leaving.map(({ doc }) => doc));
  const unreadable = [...added.unreadable, ...modified.unreadable];
  return snapshot(entity, events, unreadable, { ...details, restoredAt });
}

/** The newest `updatedAt` including tombstones, at most `most`, and at least `before`. */
export function newestTime(
  docs: readonly PlainDoc[],
  before: number | undefined,
  most = Infinity,
): number | undefined {
  return docs.reduce<number | undefined>((newest, { updatedAt }) => {
    if (typeof updatedAt !== 'number') return newest;
    const time = Math.min(updatedAt, most);
    return newest === undefined ? time : Math.max(newest, time);
  }, before);
}

const isTombstone = (doc: PlainDoc): boolean => doc['deleted'] === true;

function timesOf(gone: readonly DocChange[]): { readonly deletedAt?: readonly number[] } {
  const times = gone.map(({ doc }) => doc.updatedAt);
  const deletedAt = times.filter((time) => typeof time === 'number');
  return deletedAt.length > 0 && deletedAt.length === times.length ? { deletedAt } : {};
}

const idsOf = (changes: readonly DocChange[]): readonly string[] => changes.map(({ doc }) => doc.id);

function parse(entity: EntityName, docs: readonly PlainDoc[]) {
  const read: Entities[EntityName][] = [];
  const unreadable: string[] = [];
  for (const doc of docs) {
    const result = parsers[entity](doc);
    if (result.ok) read.push(result.value);
    else unreadable.push(result.error);
  }
  return { read, unreadable };
}

function snapshot(
  entity: EntityName,
  events: readonly SnapshotEvent<Entities[EntityName]>[],
  unreadable: readonly string[],
  { since, watermark, checkedAt, filling, complete, restoredAt }: Details,
): Snapshot {
  const progress = dropAbsent({ since, watermark, checkedAt, filling, restoredAt });
  // The entity's parser made every document. The compiler cannot see this through the union.
  return { entity, events, unreadable, complete, ...progress } as Snapshot;
}
