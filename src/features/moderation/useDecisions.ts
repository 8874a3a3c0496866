import type { DeltaId } from '@/model/ids';
import { useAppDispatch } from '@/store/typed';
import { deleteMany, onceAnswered } from './moderationThunks';
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
  const { selected } = selection;
  const meant = (): readonly DeltaId[] => {
    const id = current();
    return selected.length > 0 || id === undefined ? selected : [id];
  };

  /** Clears the choice and goes to what comes after the decided ones, else to what stands before them. */
  const after = (decided: readonly DeltaId[]) => {
    const gone = new Set(decided);
    const last = ids.findLastIndex((id) => gone.has(id));
    goTo(ids.find((id, at) => at > last && !gone.has(id)) ?? ids.findLast((id) => !gone.has(id)));
    selection.clear();
  };
  const apply = (some: readonly DeltaId[]) =>
    void applySome(some).then((done) => {
      if (done === undefined) return;
      if (done.applied.length > 0) after(done.applied);
      // Proposals that need a look of their own stay chosen, and comes next.
      selection.setMany(done.left, true);
      if (done.left.length > 0) goTo(done.left[0]);
    });
  const reject = (some: readonly DeltaId[]) => some.length > 0 && askReason(some);
  return {
    after,
    applyMeant: () => apply(meant()),
    rejectMeant: () => reject(meant()),
    apply,
    reject,
    remove: () => {
      const gone = meant();
      if (gone.length === 0) return;
      dispatch(onceAnswered(deleteMany(gone)));
      after(gone);
    },
  };
}
