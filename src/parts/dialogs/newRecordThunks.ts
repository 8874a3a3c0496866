import { causeOf } from '@/model/cause';
import { isPlayerValue } from '@/model/records/fieldProblem';
import { eventId, sportId } from '@/model/ids';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import type { AppThunk } from '@/store/typed';
import {
  addEvent,
  addPlayer,
  saveMatch,
  type NewEvent,
  type PlayerChoice,
} from '@/wiki/proposals/recordsThunks';
import type { Drafts } from '../drafts/draft';
import { valueOf } from '../drafts/recordValue';
import { proposedNotice } from './editingThunks';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { givenTogether, givenWhy, type Together, type Why } from '@/wiki/editing/why';

// The dialogs disable OK until `draftProblem` passes every field, and `upsertDelta` checks the proposal
// again.

const newEventOf = (sport: string, drafts: Drafts, given: Partial<Together>): NewEvent => ({
  sport: sportId(sport),
  value: valueOf('event', drafts),
  ...given,
});

/** Throws `NotProposed` for the dialog. */
export const proposeEvent =
  (sport: string, drafts: Drafts, why: Why): AppThunk =>
  (dispatch) => {
    dispatch(announce(dispatch(addEvent(newEventOf(sport, drafts, givenWhy(why))))));
  };

/** Proposes a new player. Throws `NotProposed` with the cause `playerFailed` if no id results. */
export const proposePlayer =
  (drafts: Drafts, why: Why): AppThunk =>
  (dispatch) => {
    const id = dispatch(addPlayer({ value: valueOf('player', drafts), ...givenWhy(why) }));
    if (id === undefined) throw new NotProposed(causeOf('playerFailed', { name: nameIn(drafts) }));
    dispatch(announce(id));
  };

function nameIn({ name }: Drafts): string {
  return name?.kind === 'value' && typeof name.value === 'string' ? name.value : '';
}

/** Proposes a match, after unknown players in it. Throws `NotProposed` for the dialog. */
export const proposeMatch =
  (event: string, drafts: Drafts, why: Why): AppThunk =>
  (dispatch) => {
    const players = { player1: choiceOf(drafts, 'player1'), player2: choiceOf(drafts, 'player2') };
    const isKnown = Object.values(players).every((choice) => 'id' in choice);
    const given = isKnown ? givenWhy(why) : dispatch(givenTogether(why));
    const value = valueOf('match', drafts);
    const id = dispatch(saveMatch({ event: eventId(event), ...players, value, ...given }));
    dispatch(announce(id));
  };

const announce =
  (id: string | undefined): AppThunk =>
  (dispatch) => {
    if (id === undefined) throw new NotProposed(causeOf('signedOut'));
    dispatch(noticeShown(proposedNotice(id)));
  };

function choiceOf(drafts: Drafts, path: string): PlayerChoice {
  const draft = drafts[path];
  if (draft?.kind === 'newPlayer') return { newName: draft.name };
  if (draft?.kind === 'value' && isPlayerValue(draft.value)) return { ...draft.value };
  throw new NotProposed(causeOf('matchFailed'));
}
