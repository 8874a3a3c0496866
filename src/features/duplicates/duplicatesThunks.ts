import { duplicates } from '@/language/en/duplicates';
import { message } from '@/language/text';
import { causeOf } from '@/model/cause';
import { findField } from '@/model/records/fields';
import { limits } from '@/model/schema/limits';
import { draftOf } from '@/parts/drafts/draft';
import { proposeField } from '@/parts/dialogs/editingThunks';
import { errorText } from '@/parts/drafts/errorText';
import type { AppThunk } from '@/store/typed';
import { noWhy } from '@/wiki/editing/why';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { upsertDelta } from '@/wiki/proposals/deltasThunks';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { selectDifferentFrom } from '@/wiki/records/differentSelectors';
import { selectPlayerName } from '@/wiki/records/recordsSelectors';
import { duplicatesActions } from './duplicatesSlice';

/** Requests last night's list until the returned function is called. The previous list stays meanwhile. */
export const loadDuplicates =
  (): AppThunk<() => void> =>
  (dispatch, _getState, { copies }) => {
    const visit = new AbortController();
    dispatch(duplicatesActions.asked());
    copies.duplicates(visit.signal).then(
      (list) => {
        if (!visit.signal.aborted) dispatch(duplicatesActions.arrived(list));
      },
      (error: unknown) => {
        if (visit.signal.aborted) return;
        console.warn(error);
        dispatch(duplicatesActions.failed());
      },
    );
    return () => visit.abort();
  };

/** Two players marked as different people, and the page that says so. */
export interface Difference {
  readonly id: string;
  readonly other: string;
}

/**
 * Proposes that two players are two people, on the page of the smaller id. If that page already names the
 * maximum, the other page is used. Shows a notice and returns `undefined` if it cannot be proposed.
 */
export const proposeDifferent =
  (a: string, b: string): AppThunk<Difference | undefined> =>
  (dispatch, getState) => {
    const state = getState();
    const [id, other] = a < b ? [a, b] : [b, a];
    const said = [
      { id, other },
      { id: other, other: id },
    ].find((each) => selectDifferentFrom(state, each.id).length < limits.different);
    const tell = (text: Parameters<typeof noticeShown>[0]['message']) =>
      dispatch(noticeShown({ id: `different/${id}/${other}`, tone: 'error', message: text }));
    if (said === undefined) {
      const names = { one: selectPlayerName(state, a), other: selectPlayerName(state, b) };
      tell(message(duplicates.full, names));
      return undefined;
    }
    try {
      const value = [...selectDifferentFrom(state, said.id), said.other];
      const edit = { collection: 'player', docId: said.id, field: 'differentFrom', value } as const;
      if (dispatch(upsertDelta(edit)) === undefined) throw new NotProposed(causeOf('deltaSignedOut'));
      return said;
    } catch (error) {
      tell(errorText(error));
      return undefined;
    }
  };

/** Undoes `proposeDifferent`. The rest of the own proposal stays; an empty proposal is withdrawn. */
export const takeBackDifference =
  ({ id, other }: Difference): AppThunk =>
  (dispatch, getState) => {
    const field = findField('player', 'differentFrom');
    if (field === undefined) throw new Error('Expected the field differentFrom, found none');
    const left = selectDifferentFrom(getState(), id).filter((each) => each !== other);
    try {
      dispatch(proposeField({ collection: 'player', id, field, draft: draftOf(left), why: noWhy }));
    } catch (error) {
      dispatch(noticeShown({ id: `different/${id}/${other}`, tone: 'error', message: errorText(error) }));
    }
  };
