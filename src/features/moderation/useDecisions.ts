import type { DeltaId } from '@/model/ids';
import { useAppDispatch } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import { isAnyAwaited } from './awaited';
import { deleteMany } from './moderationThunks';
import { isBeingDecided } from './onceAnswered';
import { useApply } from './useApply';
import type { QueueCursor } from './useQueueCursor';
import type { Selection } from './useSelection';

/** Decides proposals: the chosen ones, that under the cursor where none is chosen, or a group of them. */
export function useDecisions(
  ids: readonly DeltaId[],
  selection: Selection,
  { current, goTo }: QueueCursor,
  askReason: (meant: readonly DeltaId[]) => void,
) {
  const dispatch = useAppDispatch();
  const applySome = useApply();
  const online = useOnline();
  const { selected } = selection;
  const meant = (): readonly DeltaId[] => {
    const id = current();
    // Until the frame that answers is drawn it is still listed, and may be the only one.
    return selected.length > 0 || id === undefined || dispatch(isBeingDecided(id)) ? selected : [id];
  };

  /** Clears the choice and goes to what comes after the decided ones, else to what stands before them. */
  const after = (decided: readonly DeltaId[]) => {
    const gone = new Set(decided);
    const last = ids.findLastIndex((id) => gone.has(id));
    const stays = (id: DeltaId) => !gone.has(id) && !dispatch(isBeingDecided(id));
    goTo(ids.find((id, at) => at > last && stays(id)) ?? ids.findLast(stays));
    selection.clear();
  };
  // Without a network a record that is not here does not come, and is decided about as it is.
  const isReady = (some: readonly DeltaId[]) => some.length > 0 && !(online && dispatch(isAnyAwaited(some)));
  const apply = (some: readonly DeltaId[]) => {
    if (!isReady(some)) return;
    void applySome(some).then((done) => {
      if (done === undefined) return;
      if (done.applied.length > 0) after(done.applied);
      // Proposals that need a look of their own stay chosen, and comes next.
      selection.setMany(done.left, true);
      if (done.left.length > 0) goTo(done.left[0]);
    });
  };
  const reject = (some: readonly DeltaId[]) => isReady(some) && askReason(some);
  return {
    after,
    applyMeant: () => apply(meant()),
    rejectMeant: () => reject(meant()),
    apply,
    reject,
    remove: () => {
      const gone = meant();
      if (!isReady(gone)) return;
      dispatch(deleteMany(gone));
      after(gone);
    },
  };
}
