import { recordIn, recordKey, type RecordRef } from '@/model/proposals/namedRecords';
import type { AppThunk } from '@/store/typed';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import { interestsIn } from './interests';

/** Declares an interest in the `chosen` of `records`, and ends it in the others and those merged into them. */
export const saveInterests =
  (
    records: readonly RecordRef[],
    { declared, chosen }: Readonly<Record<'declared' | 'chosen', ReadonlySet<string>>>,
  ): AppThunk =>
  (dispatch, getState) => {
    for (const record of records) {
      const known = interestsIn(getState(), record, declared);
      if (chosen.has(recordKey(record))) {
        if (known.length === 0) dispatch(enqueue({ kind: 'declareInterest', ...record }));
      } else
        for (const each of known.flatMap((key) => recordIn(key) ?? []))
          dispatch(enqueue({ kind: 'endInterest', ...each }));
    }
  };
