import { isNewRecord, recordIdOf, type Delta } from '@/model/delta';
import type { DeltaId, UserId } from '@/model/ids';
import { collections, type Collection } from '@/model/schema/recordSchema';

/** The filters and the grouping of the queue, as its address says. */
export const queueFilters = ['group', 'collection', 'author', 'kind', 'age', 'problem'] as const;
export type QueueFilters = Readonly<Partial<Record<(typeof queueFilters)[number], string>>>;

export type Grouping = 'record' | 'author';

export type Kind = 'new' | 'change';

const dayMs = 86_400_000;
/** Milliseconds since the author's last write: less than that, or, for `older`, more. */
const ages = { day: dayMs, week: 7 * dayMs, older: 7 * dayMs } as const;
export type Age = keyof typeof ages;

/** Proposals that are shown together, oldest first. */
export interface QueueGroup {
  readonly key: string;
  readonly by:
    | { readonly kind: 'record'; readonly collection: Collection; readonly id: string }
    | { readonly kind: 'author'; readonly uid: UserId }
    | undefined;
  readonly ids: readonly DeltaId[];
}

/**
 * The queue, oldest first, as filtered, in groups of which the one with the oldest proposal comes first. A filter with a
 * value that is none is passed over.
 */
export function viewQueue(
  deltas: readonly Delta[],
  filters: QueueFilters,
  now: number,
  hasProblem: (delta: Delta) => boolean,
): readonly QueueGroup[] {
  const groups = new Map<string, { readonly by: QueueGroup['by']; readonly ids: DeltaId[] }>();
  for (const delta of deltas) {
    if (!fits(delta, filters, now, hasProblem)) continue;
    const by = groupOf(delta, filters.group);
    const key = by === undefined ? '' : by.kind === 'author' ? by.uid : `${by.collection}/${by.id}`;
    const group = groups.get(key) ?? { by, ids: [] };
    group.ids.push(delta.id);
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

function fits(
  delta: Delta,
  { collection, author, kind, age, problem }: QueueFilters,
  now: number,
  hasProblem: (delta: Delta) => boolean,
): boolean {
  if (collections.some((each) => each === collection) && delta.collection !== collection) return false;
  if (author !== undefined && delta.author !== author) return false;
  if ((kind === 'new' || kind === 'change') && isNewRecord(delta) !== (kind === 'new')) return false;
  const old = now - delta.timestamp;
  if ((age === 'day' || age === 'week') && old >= ages[age]) return false;
  if (age === 'older' && old < ages.older) return false;
  return problem === undefined || hasProblem(delta);
}

function groupOf(delta: Delta, grouping: string | undefined): QueueGroup['by'] {
  if (grouping === 'author') return { kind: 'author', uid: delta.author };
  if (grouping === 'record') return { kind: 'record', collection: delta.collection, id: recordIdOf(delta) };
  return undefined;
}
