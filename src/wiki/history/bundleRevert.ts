import { isNewRecord, type Delta } from '@/model/proposals/delta';
import type { DeltaId } from '@/model/ids';
import type { RootState } from '@/store/typed';
import { selectBundleIds, selectDelta } from '../deltas/deltasSelectors';
import type { Edit } from '../proposals/deltasThunks';
import { selectBaseRecord, selectMatchIdsOfEvent, selectMatchIdsOfPlayer } from '../records/recordsSelectors';
import { selectSoleRevert } from './historySelectors';

export interface BundleRevert {
  readonly ids: readonly DeltaId[];
  readonly edits: readonly Pick<Edit, 'collection' | 'docId' | 'field' | 'value'>[];
  /** Applied deletions: only a moderator's restore brings these records back. */
  readonly restored: readonly DeltaId[];
  /** How many changes cannot be reverted: the record was changed again or is gone. */
  readonly left: number;
}

/** Returns a new object each time: compare it deeply. */
export const selectBundleRevert = (state: RootState, author: string, bundle: string): BundleRevert =>
  selectRevertOf(state, selectBundleIds(state, author, bundle));

/**
 * Judges those changes that are applied and not reverted, newest first. Returns a new object each time:
 * compare it deeply.
 */
export function selectRevertOf(state: RootState, of: readonly DeltaId[]): BundleRevert {
  const applied = of
    .flatMap((id): readonly Delta[] => {
      const delta = selectDelta(state, id);
      return delta?.status === 'applied' && delta.reverted === undefined ? [delta] : [];
    })
    .sort((a, b) => (b.decidedAt ?? 0) - (a.decidedAt ?? 0));
  const own = new Set<string>(
    applied.filter(({ collection }) => collection === 'match').map(({ id, docId }) => docId || id),
  );
  const edits: BundleRevert['edits'][number][] = [];
  const restored: DeltaId[] = [];
  const ids: DeltaId[] = [];
  let left = 0;
  for (const delta of applied) {
    const revert = selectSoleRevert(state, delta.id);
    switch (revert?.kind) {
      case 'proposal':
        edits.push(revert.edit);
        ids.push(delta.id);
        break;
      case 'created':
        if (standsFor(state, delta, own)) left += 1;
        else {
          edits.push({ collection: delta.collection, docId: delta.id, field: '', value: null });
          ids.push(delta.id);
        }
        break;
      case 'deleted':
        restored.push(delta.id);
        ids.push(delta.id);
        break;
      case 'reverted':
        break;
      default:
        // If a new record is not on this device, it is gone and nothing remains to revert.
        if (!isNewRecord(delta) || selectBaseRecord(state, delta.collection, delta.id)) left += 1;
    }
  }
  return { ids, edits, restored, left };
}

function standsFor(state: RootState, { collection, id }: Delta, own: ReadonlySet<string>): boolean {
  if (collection === 'match') return false;
  const matches =
    collection === 'event' ? selectMatchIdsOfEvent(state, id) : selectMatchIdsOfPlayer(state, id);
  return matches.some((match) => !own.has(match));
}
