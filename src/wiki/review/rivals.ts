import { groupBy } from '@/lib/groupBy';
import { isNewRecord, type Delta } from '@/model/proposals/delta';
import { createStateSelector, type RootState } from '@/store/typed';
import { selectQueueDeltas } from '../deltas/deltasSelectors';

const targetOf = ({ collection, docId, field }: Delta): string => `${collection}/${docId}/${field}`;

const selectByTarget = createStateSelector([selectQueueDeltas], (deltas) =>
  groupBy(
    deltas.filter((delta) => !isNewRecord(delta)),
    targetOf,
  ),
);

export const selectRivals = (state: RootState, delta: Delta): readonly Delta[] =>
  isNewRecord(delta)
    ? []
    : (selectByTarget(state).get(targetOf(delta)) ?? []).filter(({ id }) => id !== delta.id);
