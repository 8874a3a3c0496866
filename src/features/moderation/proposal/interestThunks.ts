import { recordKey, type RecordRef } from '@/model/proposals/namedRecords';
import type { AppThunk } from '@/store/typed';
import { enqueue } from '@/wiki/outbox/outboxThunks';

/** Declares an interest in the `chosen` of `records`, and ends it in the others. */
export const saveInterests =
  (
    records: readonly RecordRef[],
    { declared, chosen }: Readonly<Record<'declared' | 'chosen', ReadonlySet<string>>>,
  ): AppThunk =>
  (dispatch) => {
    for (const record of records) {
      const key = recordKey(record);
      if (declared.has(key) === chosen.has(key)) continue;
      dispatch(
        enqueue(
          chosen.has(key) ? { kind: 'declareInterest', ...record } : { kind: 'endInterest', ...record },
        ),
      );
    }
  };
