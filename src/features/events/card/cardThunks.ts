import { events as texts } from '@/language/en/events';
import { message } from '@/language/text';
import { causeOf } from '@/model/cause';
import { spellingOf } from '@/model/importing/spelling';
import { isPlayerValue } from '@/model/records/fieldProblem';
import { eventId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { newEventOf, valueOf } from '@/parts/dialogs/newRecordThunks';
import { selectMatchBlank } from '@/wiki/editing/editingSelectors';
import { givenTogether, type Together, type Why } from '@/wiki/editing/why';
import { draftOf, type Draft, type Drafts } from '@/parts/drafts/draft';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { addEvent, addPlayer, saveMatch, type PlayerChoice } from '@/wiki/proposals/recordsThunks';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { aboutNew, filledRows, newNames, rowDrafts, type CardForm, type CardRow } from './cardForm';
import { teachNames } from './teachNames';

export type CardTarget = { readonly id: string } | { readonly sport: string; readonly fields: Drafts };

type AddedPlayers = ReadonlyMap<string, PlayerChoice>;

/**
 * Proposes a whole card and returns the id of its event: first the new event, then each new player once, the
 * matches in order, and the other names that the rows add to players. All commands are queued in one turn, so
 * the device stores and sends them together. The rows have passed `rowProblem` and the fields `draftProblem`.
 * Throws `NotProposed` for the page.
 */
export const proposeCard =
  (
    target: CardTarget,
    rows: readonly CardRow[],
    why: Why,
    forgotten?: CardForm['forgotten'],
  ): AppThunk<string> =>
  (dispatch, getState) => {
    const given = dispatch(givenTogether(why));
    const matches = filledRows(rows);
    const id =
      'id' in target ? target.id : dispatch(addEvent(newEventOf(target.sport, target.fields, given)));
    const event = id === undefined ? undefined : selectEvent(getState(), id);
    if (id === undefined || event === undefined) throw new NotProposed(causeOf('signedOut'));
    const first = Number(selectMatchBlank(getState(), id).order);
    const added = dispatch(addNewPlayers(matches, given));
    for (const [at, row] of matches.entries()) {
      dispatch(
        saveMatch({
          event: eventId(id),
          player1: choiceOf(row.player1, added),
          player2: choiceOf(row.player2, added),
          value: valueOf('match', {
            ...rowDrafts(row),
            date: draftOf(event.date),
            order: draftOf(first + at),
          }),
          ...given,
        }),
      );
    }
    dispatch(teachNames(matches, given, forgotten));
    dispatch(
      noticeShown({
        id: `card/${id}`,
        message: message(texts.cardProposed, { count: matches.length }),
        tone: 'success',
      }),
    );
    return id;
  };

/** Proposes each new player once; returns them by `spellingOf`. */
const addNewPlayers =
  (matches: readonly CardRow[], given: Together): AppThunk<AddedPlayers> =>
  (dispatch) => {
    const added = new Map<string, PlayerChoice>();
    for (const name of newNames(matches)) {
      const { country, other } = aboutNew(matches, name);
      const value = {
        name,
        ...(country !== undefined && { country }),
        ...(other !== undefined && { aliases: [other] }),
      };
      const player = dispatch(addPlayer({ value, ...given }));
      if (player === undefined) throw new NotProposed(causeOf('playerFailed', { name }));
      added.set(spellingOf(name), { id: player, name });
    }
    return added;
  };

function choiceOf(draft: Draft, added: AddedPlayers): PlayerChoice {
  if (draft.kind === 'value' && isPlayerValue(draft.value)) return { ...draft.value };
  const player = draft.kind === 'newPlayer' ? added.get(spellingOf(draft.name)) : undefined;
  if (player === undefined) throw new NotProposed(causeOf('matchFailed'));
  return player;
}
