import { duplicates } from '@/language/en/duplicates';
import { message, type Message } from '@/language/text';
import { causeOf } from '@/model/cause';
import { limits } from '@/model/schema/limits';
import { errorText } from '@/parts/drafts/errorText';
import type { AppThunk } from '@/store/typed';
import { errorShown } from '@/wiki/notices/outcomeNotices';
import { upsertDelta } from '@/wiki/proposals/deltasThunks';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { selectDifferentFrom, type Difference } from '@/wiki/records/differentSelectors';
import { selectPlayerName } from '@/wiki/records/recordsSelectors';

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
    const tell = (text: Message) => dispatch(errorShown(`different/${id}/${other}`, text));
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
