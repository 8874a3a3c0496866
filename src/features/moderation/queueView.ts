import { isDeletion, isNewRecord, recordIdOf, type Delta } from '@/model/delta';
import type { BundleId, DeltaId, UserId } from '@/model/ids';
import { collections, type Collection } from '@/model/schema/recordSchema';

/** The filters and the grouping of the queue, as its address says. */
export const queueFilters = ['group', 'collection', 'author', 'kind', 'age', 'problem'] as const;
export type QueueFilters = Readonly<Partial<Record<(typeof queueFilters)[number], string>>>;

export type Grouping = 'record' | 'author';

export type Kind = 'new' | 'change' | 'deletion';

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
    | { readonly kind: 'bundle'; readonly author: UserId; readonly bundle: BundleId }
    | undefined;
  readonly ids: readonly DeltaId[];
}

/**
 * The queue, oldest first, as filtered, in groups of which the one with the oldest proposal comes first. Where nothing else
 * is asked, what was entered together stands together, and what stands alone in runs between. A filter with a value that
 * is none is passed over.
 */
export function viewQueue(
  deltas: readonly Delta[],
  filters: QueueFilters,
  now: number,
  hasProblem: (delta: Delta) => boolean,
): readonly QueueGroup[] {
  const fitting = deltas.filter((delta) => fits(delta, filters, now, hasProblem));
  const bundled = bundlesOf(fitting);
  let run: string | undefined;
  const groups = new Map<string, { readonly by: QueueGroup['by']; readonly ids: DeltaId[] }>();
  for (const delta of fitting) {
    const by = groupOf(delta, filters.group, bundled);
    // A run of what stands alone goes on until a bundle begins.
    if (by === undefined) run ??= `from/${delta.id}`;
    const key = by === undefined ? (run ?? '') : keyOf(by);
    const group = groups.get(key);
    if (group) group.ids.push(delta.id);
    else {
      if (by !== undefined) run = undefined;
      groups.set(key, { by, ids: [delta.id] });
    }
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
  if (kinds.some((each) => each === kind) && kindOf(delta) !== kind) return false;
  const old = now - delta.timestamp;
  if ((age === 'day' || age === 'week') && old >= ages[age]) return false;
  if (age === 'older' && old < ages.older) return false;
  return problem === undefined || hasProblem(delta);
}

const kinds = ['new', 'change', 'deletion'] as const satisfies readonly Kind[];

const kindOf = (delta: Delta): Kind =>
  isNewRecord(delta) ? 'new' : isDeletion(delta) ? 'deletion' : 'change';

/** The keys of bundles of which more than one proposal is here. */
function bundlesOf(deltas: readonly Delta[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const several = new Set<string>();
  for (const { author, bundle } of deltas) {
    if (bundle === undefined) continue;
    const key = `${author}/${bundle}`;
    if (seen.has(key)) several.add(key);
    seen.add(key);
  }
  return several;
}

function keyOf(by: NonNullable<QueueGroup['by']>): string {
  switch (by.kind) {
    case 'author':
      return by.uid;
    case 'bundle':
      return `${by.author}/${by.bundle}`;
    case 'record':
      return `${by.collection}/${by.id}`;
  }
}

function groupOf(delta: Delta, grouping: string | undefined, bundled: ReadonlySet<string>): QueueGroup['by'] {
  if (grouping === 'author') return { kind: 'author', uid: delta.author };
  if (grouping === 'record') return { kind: 'record', collection: delta.collection, id: recordIdOf(delta) };
  const { author, bundle } = delta;
  return bundle !== undefined && bundled.has(`${author}/${bundle}`)
    ? { kind: 'bundle', author, bundle }
    : undefined;
}
