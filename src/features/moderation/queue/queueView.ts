import { recordIdOf, type Delta } from '@/model/proposals/delta';
import type { BundleId, DeltaId, UserId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import { bundlesOf, isBundled } from './queueFilters';

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
 * Groups proposals (oldest first) by their oldest member. Without a grouping, bundles form groups and the
 * single proposals between them form runs.
 */
export function groupQueue(deltas: readonly Delta[], grouping: string | undefined): readonly QueueGroup[] {
  const bundled = bundlesOf(deltas);
  let run: string | undefined;
  const groups = new Map<string, { readonly by: QueueGroup['by']; readonly ids: DeltaId[] }>();
  for (const delta of deltas) {
    const by = groupOf(delta, grouping, bundled);
    // A run of single proposals lasts until the next bundle.
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
  return bundle !== undefined && isBundled(delta, bundled) ? { kind: 'bundle', author, bundle } : undefined;
}
