import type { JournalEntry, StoredEntity } from '@/backend/rows';
import { hashId } from '@/lib/hashId';
import type { Dated } from '@/overlay/snapshotEvent';

/** More rows to a bucket make a start shorter and a folding longer. */
const rowsPerBucket = 8_192;

/**
 * The bucket of a row among `2 ** bits`. Depends only on the id, so a change needs no index to find its
 * bucket. Uses the low bits of the hash like the shards of a table: restoring one bucket fills shards that no
 * other bucket touches, so each shard is copied only once.
 */
function bucketOf(id: string, bits: number): number {
  return hashId(id) & (2 ** bits - 1);
}

export function bitsFor(rows: number): number {
  return Math.max(0, Math.ceil(Math.log2(rows / rowsPerBucket)));
}

function byBucket<T>(items: readonly T[], idOf: (item: T) => string, bits: number): Map<number, T[]> {
  const parts = new Map<number, T[]>();
  for (const item of items) {
    const bucket = bucketOf(idOf(item), bits);
    const part = parts.get(bucket);
    if (part === undefined) parts.set(bucket, [item]);
    else part.push(item);
  }
  return parts;
}

export function splitRows<T extends Dated>(
  rows: StoredEntity<T>,
  bits: number,
): ReadonlyMap<number, StoredEntity<T>> {
  const held = Object.entries(rows.held).map(
    ([scope, ids]) => [scope, byBucket(ids, (id) => id, bits)] as const,
  );
  const docs = byBucket(rows.docs, ({ id }) => id, bits);
  const gone = byBucket(rows.gone ?? [], ([id]) => id, bits);
  return new Map(
    [...new Set([...docs.keys(), ...gone.keys()])].map((bucket) => [
      bucket,
      {
        docs: docs.get(bucket) ?? [],
        held: Object.fromEntries(held.map(([scope, parts]) => [scope, parts.get(bucket) ?? []])),
        ...(gone.has(bucket) && { gone: gone.get(bucket) ?? [] }),
      },
    ]),
  );
}

/**
 * The entries that each bucket must replay. A reset does not name the rows that left, so it goes to every
 * bucket where its scope held rows, as given by `holding`.
 */
export function splitEntries(
  entries: readonly JournalEntry[],
  bits: number,
  holding: (scope: string) => Iterable<number>,
): ReadonlyMap<number, readonly JournalEntry[]> {
  const parts = new Map<number, JournalEntry[]>();
  const touchedBy = new Map<string, Set<number>>();
  for (const entry of entries) {
    const touched = touchedBy.get(entry.scope) ?? new Set(holding(entry.scope));
    touchedBy.set(entry.scope, touched);
    for (const [bucket, part] of partsOf(entry, bits, touched)) {
      touched.add(bucket);
      const known = parts.get(bucket);
      if (known === undefined) parts.set(bucket, [part]);
      else known.push(part);
    }
  }
  return parts;
}

function partsOf(
  entry: JournalEntry,
  bits: number,
  holding: ReadonlySet<number>,
): readonly (readonly [number, JournalEntry])[] {
  const { event } = entry;
  if (event.kind === 'removed') {
    const ids = byBucket(event.ids, (id) => id, bits);
    const { deletedAt } = event;
    const deleted = byBucket(
      event.deletedIds.map((id, at) => ({ id, at: deletedAt?.[at] ?? 0 })),
      ({ id }) => id,
      bits,
    );
    return [...new Set([...ids.keys(), ...deleted.keys()])].map((bucket) => {
      const gone = deleted.get(bucket) ?? [];
      const part = {
        kind: event.kind,
        ids: ids.get(bucket) ?? [],
        deletedIds: gone.map(({ id }) => id),
        ...(deletedAt !== undefined && { deletedAt: gone.map(({ at }) => at) }),
      };
      return [bucket, { ...entry, event: part }];
    });
  }
  const docs = byBucket<Dated>(event.docs, ({ id }) => id, bits);
  const buckets = event.kind === 'reset' ? new Set([...docs.keys(), ...holding]) : docs.keys();
  return [...buckets].map((bucket) => {
    const part = { kind: event.kind, docs: docs.get(bucket) ?? [] };
    return [bucket, { ...entry, event: part } as unknown as JournalEntry];
  });
}
