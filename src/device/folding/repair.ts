import type { EntityName, ScopeKey } from '@/backend/scope';
import { orDamaged } from '../base/damage';
import {
  asHead,
  asIndex,
  bucketKey,
  emptyHead,
  headKey,
  indexKey,
  type Head,
  type BucketIndex,
} from './storedRecords';
import { idle } from '@/lib/pause';
import { byEntity, entityNames } from '../journal/replay';
import { readTable } from '../columns/readTable';
import { Interner } from '../columns/interner';
import { readTexts } from '../columns/textList';
import { rowsVersion } from '../base/version';

// All functions here write: call them while no other tab does.

/**
 * The head, rebuilt if damaged. The index knows where rows are, so only the watermarks are lost. Without an
 * index all rows are discarded. `undefined` on a new device.
 */
export async function repairHead(records: LocalForage): Promise<Head | undefined> {
  const head = await orDamaged(async () => asHead(await records.getItem(headKey)));
  if (head !== 'damaged') return head;
  const index = await orDamaged(async () => asIndex(await records.getItem(indexKey)));
  if (index === 'damaged' || index === undefined) {
    await records.setItem(headKey, emptyHead());
    for (const key of await records.keys()) if (key !== headKey) await records.removeItem(key);
    return emptyHead();
  }
  const made: Head = { ...emptyHead(), bits: byEntity((entity) => index.tables[entity].bits) };
  await records.setItem(headKey, made);
  return made;
}

/** The index, rebuilt from the buckets if damaged. A damaged bucket is left for the fold to find. */
export async function repairIndex(records: LocalForage, { bits }: Head): Promise<BucketIndex | undefined> {
  const index = await orDamaged(async () => asIndex(await records.getItem(indexKey)));
  if (index !== 'damaged') return index;
  const sharing = new Interner(await readTexts(records, idle));
  const tables = await Promise.all(
    entityNames.map(
      async (entity) => [entity, await indexTable(records, entity, bits[entity], sharing)] as const,
    ),
  );
  const made = { version: rowsVersion, tables: Object.fromEntries(tables) } as unknown as BucketIndex;
  await records.setItem(indexKey, made);
  return made;
}

async function indexTable(records: LocalForage, entity: EntityName, bits: number, sharing: Interner) {
  const sizes: Record<number, number> = {};
  const holding: Record<ScopeKey, number[]> = {};
  for (let bucket = 0; bucket < 2 ** bits; bucket += 1) {
    const rows = await orDamaged(async () => {
      const record: unknown = await records.getItem(bucketKey(entity, bits, bucket));
      return record === null ? undefined : readTable(entity, record, sharing);
    });
    if (rows === undefined || rows === 'damaged') continue;
    sizes[bucket] = rows.docs.length;
    for (const [scope, ids] of Object.entries(rows.held))
      if (ids.length > 0) (holding[scope] ??= []).push(bucket);
  }
  return { bits, sizes, holding };
}

export interface Damaged {
  readonly entity: EntityName;
  readonly bits: number;
  readonly bucket: number;
}

/**
 * Deletes unreadable records, after the watermarks of their scopes. Resolves with the scopes to read again:
 * those with rows there, or all with a watermark if that is unknown.
 */
export async function giveUpRecords(
  records: LocalForage,
  damaged: readonly Damaged[],
): Promise<readonly ScopeKey[]> {
  const head = (await repairHead(records)) ?? emptyHead();
  const index = await orDamaged(async () => asIndex(await records.getItem(indexKey)));
  const lost = new Set<ScopeKey>();
  const keys: string[] = [];
  const sharing = new Interner(await readTexts(records, idle));
  for (const { entity, bits, bucket } of damaged) {
    const key = bucketKey(entity, bits, bucket);
    // Another tab may have repaired it meanwhile.
    const now = await orDamaged(async () => readTable(entity, await records.getItem(key), sharing));
    if (now !== 'damaged') continue;
    keys.push(key);
    for (const scope of holders(index === 'damaged' ? undefined : index, head, entity, bucket))
      lost.add(scope);
  }
  await dropMarks(records, head, lost);
  for (const key of keys) await records.removeItem(key);
  return [...lost];
}

/** The scopes with rows in a bucket. All with a watermark if the index does not know. */
export function holders(
  index: BucketIndex | undefined,
  head: Head,
  entity: EntityName,
  bucket: number,
): readonly ScopeKey[] {
  const table = index?.tables[entity];
  if (table === undefined || table.bits !== head.bits[entity]) return Object.keys(head.marks);
  return Object.entries(table.holding).flatMap(([scope, buckets]) =>
    buckets.includes(bucket) ? [scope] : [],
  );
}

export async function dropMarks(
  records: LocalForage,
  head: Head,
  lost: ReadonlySet<ScopeKey>,
): Promise<Head> {
  const marks = Object.fromEntries(Object.entries(head.marks).filter(([scope]) => !lost.has(scope)));
  if (Object.keys(marks).length === Object.keys(head.marks).length) return head;
  const next = { ...head, marks };
  await records.setItem(headKey, next);
  return next;
}
