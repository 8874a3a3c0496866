import { events as texts } from '@/language/en/events';
import { message } from '@/language/text';
import { causeOf } from '@/model/cause';
import { isPlayerValue } from '@/model/records/fieldProblem';
import { eventId } from '@/model/ids';
import type { Event } from '@/model/records/records';
import type { AppThunk } from '@/store/typed';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { newEventOf, valueOf } from '@/parts/dialogs/newRecordThunks';
import { selectMatchBlank, selectPendingDelta } from '@/wiki/editing/editingSelectors';
import { givenTogether, type Together, type Why } from '@/wiki/editing/why';
import { draftOf, type Draft, type Drafts } from '@/parts/drafts/draft';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { upsertDelta } from '@/wiki/proposals/deltasThunks';
import { addEvent, addPlayer, saveMatch, type PlayerChoice } from '@/wiki/proposals/recordsThunks';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { filledRows, rowDrafts, type CardForm, type CardRow } from './cardForm';
import { newPeople, peopleKeys } from './cardPeople';
import { teachNames } from './teachNames';

/** The fields of a new event, or those of a known one that the card says: its order. */
export type CardTarget =
  { readonly id: string; readonly fields?: Drafts } | { readonly sport: string; readonly fields: Drafts };

type AddedPlayers = ReadonlyMap<string, PlayerChoice>;

/**
 * Proposes a whole card and returns the id of its event: first the new event, then each new player once, the
 * matches in order, the order of the card, and the other names that the rows add to players. All commands are queued in one turn, so
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
    const keys = peopleKeys(matches);
    for (const [at, row] of matches.entries()) {
      dispatch(
        saveMatch({
          event: eventId(id),
          player1: choiceOf(row.player1, keys[at]?.[0], added),
          player2: choiceOf(row.player2, keys[at]?.[1], added),
          value: valueOf('match', {
            ...rowDrafts(row),
            date: draftOf(event.date),
            datePrecision: draftOf(event.datePrecision ?? null),
            order: draftOf(first + at),
          }),
          ...given,
        }),
      );
    }
    if ('id' in target) dispatch(stateOrder(event, target.fields ?? {}, given));
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

/** The order in the drafts if it differs from the event's; `undefined` if the card states nothing new. */
export function newOrderOf(event: Event | undefined, { cardOrder }: Drafts): string | null | undefined {
  if (cardOrder?.kind !== 'value') return undefined;
  const { value } = cardOrder;
  const isOrder = value === null || typeof value === 'string';
  return !isOrder || value === (event?.cardOrder ?? null) ? undefined : value;
}

const stateOrder =
  (event: Event, fields: Drafts, given: Together): AppThunk =>
  (dispatch, getState) => {
    const value = newOrderOf(event, fields);
    if (value === undefined) return;
    const pending = selectPendingDelta(getState(), 'event', event.id, 'cardOrder');
    dispatch(
      upsertDelta({
        collection: 'event',
        docId: event.id,
        field: 'cardOrder',
        value,
        // A continued own proposal keeps its reasons.
        ...(pending === undefined && given),
      }),
    );
  };

/** Proposes each new player once; returns them by the keys of `newPeople`. */
const addNewPlayers =
  (matches: readonly CardRow[], given: Together): AppThunk<AddedPlayers> =>
  (dispatch) => {
    const added = new Map<string, PlayerChoice>();
    for (const { key, name, country, other } of newPeople(matches)) {
      const value = {
        name,
        ...(country !== undefined && { country }),
        ...(other !== undefined && { aliases: [other] }),
      };
      const player = dispatch(addPlayer({ value, ...given }));
      if (player === undefined) throw new NotProposed(causeOf('playerFailed', { name }));
      added.set(key, { id: player, name });
    }
    return added;
  };

function choiceOf(draft: Draft, key: string | undefined, added: AddedPlayers): PlayerChoice {
  if (draft.kind === 'value' && isPlayerValue(draft.value)) return { ...draft.value };
  const player = draft.kind === 'newPlayer' ? added.get(key ?? '') : undefined;
  if (player === undefined) throw new NotProposed(causeOf('matchFailed'));
  return player;
}
