import { isNewRecord, type Delta } from '@/model/delta';
import type { DeltaId } from '@/model/ids';
import type { RootState } from '@/store/typed';
import { selectBundleIds, selectDelta } from '../deltas/deltasSelectors';
import type { Edit } from '../proposals/deltasThunks';
import { selectBaseRecord, selectMatchIdsOfEvent, selectMatchIdsOfPlayer } from '../records/recordsSelectors';
import { selectUndoing } from './historySelectors';

/** The result of taking back several applied changes. */
export interface BundleUndoing {
  /** All that can be taken back, as a moderator reverts it. */
  readonly ids: readonly DeltaId[];
  /** The edits that bring back what was there before, and the deletions of records that they made. */
  readonly edits: readonly Pick<Edit, 'collection' | 'docId' | 'field' | 'value'>[];
  /** Applied deletions, which moderators restore. */
  readonly restored: readonly DeltaId[];
  /** Changes that cannot be taken back by themselves: the record has been changed again, or is gone. */
  readonly left: number;
}

/** Judges all applied changes of a bundle; a new object each time, so compare it deeply. */
export const selectBundleUndoing = (state: RootState, author: string, bundle: string): BundleUndoing =>
  selectUndoingOf(state, selectBundleIds(state, author, bundle));

/** Judges those of some changes that are applied and stand, the newest first; a new object each time, so compare it deeply. */
export function selectUndoingOf(state: RootState, of: readonly DeltaId[]): BundleUndoing {
  const applied = of
    .flatMap((id): readonly Delta[] => {
      const delta = selectDelta(state, id);
      return delta?.status === 'applied' && delta.reverted === undefined ? [delta] : [];
    })
    .sort((a, b) => (b.decidedAt ?? 0) - (a.decidedAt ?? 0));
  const own = new Set<string>(
    applied.filter(({ collection }) => collection === 'match').map(({ id, docId }) => docId || id),
  );
  const edits: BundleUndoing['edits'][number][] = [];
  const restored: DeltaId[] = [];
  const ids: DeltaId[] = [];
  let left = 0;
  for (const delta of applied) {
    const undoing = selectUndoing(state, delta.id);
    switch (undoing?.kind) {
      case 'proposal':
        edits.push(undoing.edit);
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
      case 'undone':
        break;
      default:
        // Where a new record is not at hand there is nothing left to take back.
        if (!isNewRecord(delta) || selectBaseRecord(state, delta.collection, delta.id)) left += 1;
    }
  }
  return { ids, edits, restored, left };
}

/** Tells whether other matches than these changes made name the record that one of them made. */
function standsFor(state: RootState, { collection, id }: Delta, own: ReadonlySet<string>): boolean {
  if (collection === 'match') return false;
  const matches =
    collection === 'event' ? selectMatchIdsOfEvent(state, id) : selectMatchIdsOfPlayer(state, id);
  return matches.some((match) => !own.has(match));
}
