import { recordKey, type RecordRef } from '@/model/proposals/namedRecords';
import type { AppThunk } from '@/store/typed';
import { enqueueTogether } from '@/wiki/outbox/outboxThunks';

/** Declares an interest in the `chosen` of `records`, and ends it in the others. */
export const saveInterests =
  (
    records: readonly RecordRef[],
    { declared, chosen }: Readonly<Record<'declared' | 'chosen', ReadonlySet<string>>>,
  ): AppThunk =>
  (dispatch) => {
    const changed = records.filter((record) => {
      const key = recordKey(record);
      return declared.has(key) !== chosen.has(key);
    });
    dispatch(
      enqueueTogether(
        changed.map((record) => ({
          kind: chosen.has(recordKey(record)) ? 'declareInterest' : 'endInterest',
          ...record,
        })),
      ),
    );
  };
