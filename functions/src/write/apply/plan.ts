import { groupBy } from '@/lib/groupBy';
import { applyWave, applyWaves } from '@/model/proposals/applyOrder';
import { isDeletion, isNewRecord, type Delta } from '@/model/proposals/delta';
import type { DeltaId } from '@/model/ids';
import { recordKey, recordOf } from '@/model/proposals/namedRecords';

export type Plannable = Pick<
  Delta,
  'id' | 'collection' | 'docId' | 'field' | 'value' | 'author' | 'timestamp'
>;

/**
 * Deltas to apply one after the other. Lanes of one wave write different documents and may run in parallel.
 */
export type Lane = readonly DeltaId[];
export type ApplyWave = readonly Lane[];

/**
 * Order of application, by `applyWave`. Depends on the deltas alone.
 *
 * Deltas on one record share a lane in the order asked for, except that of several by one author on one field the
 * newest goes first, which rejects the others.
 */
export function planDeltas(deltas: readonly Plannable[]): readonly ApplyWave[] {
  const waves = Array.from({ length: applyWaves }, (_, at) =>
    groupBy(
      deltas.filter((delta) => applyWave(delta) === at),
      (delta) => recordKey(recordOf(delta)),
    ),
  );
  return waves
    .map((lanes) => [...lanes.values()].map((lane) => newestFirst(lane).map(({ id }) => id)))
    .filter((wave) => wave.length > 0);
}

const sameProposal = (a: Plannable, b: Plannable) =>
  !isNewRecord(a) &&
  a.collection === b.collection &&
  a.author === b.author &&
  a.docId === b.docId &&
  a.field === b.field &&
  isDeletion(a) === isDeletion(b);

/** Whether `a` is newer than `b`. Ids break a tie, so that all devices and servers agree. */
export const isNewer = (a: Pick<Delta, 'id' | 'timestamp'>, b: Pick<Delta, 'id' | 'timestamp'>): boolean =>
  a.timestamp !== b.timestamp ? a.timestamp > b.timestamp : a.id > b.id;

function newestFirst(lane: readonly Plannable[]): readonly Plannable[] {
  const groups: Plannable[][] = [];
  for (const delta of lane) {
    const group = groups.find(([first]) => first && sameProposal(first, delta));
    if (group) group.push(delta);
    else groups.push([delta]);
  }
  return groups.flatMap((group) => group.sort((a, b) => (isNewer(a, b) ? -1 : 1)));
}
