import type { DeltaId } from '@/model/ids';
import { useAppDispatch } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import { isAnyAwaited } from './awaited';
import { deleteMany } from '../proposal/moderationThunks';
import { isBeingDecided } from '../proposal/onceAnswered';
import { useApply } from '../proposal/useApply';
import type { QueueCursor } from './useQueueCursor';
import type { Selection } from './useSelection';

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
    // Until the next frame the list still has the proposal being decided, possibly as the only one.
    return selected.length > 0 || id === undefined || dispatch(isBeingDecided(id)) ? selected : [id];
  };

  const after = (decided: readonly DeltaId[]) => {
    const gone = new Set(decided);
    const last = ids.findLastIndex((id) => gone.has(id));
    const stays = (id: DeltaId) => !gone.has(id) && !dispatch(isBeingDecided(id));
    goTo(ids.find((id, at) => at > last && stays(id)) ?? ids.findLast(stays));
    selection.clear();
  };
  // Offline, a missing record will not arrive, so the proposal may be decided without it.
  const isReady = (some: readonly DeltaId[]) => some.length > 0 && !(online && dispatch(isAnyAwaited(some)));
  const apply = (some: readonly DeltaId[], how?: { readonly approve: true }) => {
    if (!isReady(some)) return;
    void applySome(some, how).then((done) => {
      if (done === undefined) return;
      if (done.applied.length > 0) after(done.applied);
      // Proposals that need a confirmation stay selected, and the cursor goes to the first.
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
