import type { Json } from '@/lib/json';
import { causeOf } from '@/model/cause';
import type { DateString } from '@/model/dates';
import { proposalProblem } from '@/model/delta';
import type { PlayerValue } from '@/model/fields';
import { deltaId, type DeltaId, type EventId, type SportId } from '@/model/ids';
import { withProposableNames } from '@/model/proposableNames';
import type { Event } from '@/model/records';
import type { Arm, Gender } from '@/model/sports';
import type { AppThunk, RootState } from '@/store/typed';
import { upsertDelta } from './deltasThunks';
import { NotProposed } from './notProposed';
import { enqueue, type Timing } from '../outbox/outboxThunks';
import { selectUid } from '../session/sessionSelectors';
import { selectBaseRecord, selectEvent } from '../records/recordsSelectors';

interface Why {
  readonly note?: string;
  readonly source?: string;
}

export interface NewEvent extends Why {
  readonly name: string;
  readonly date: DateString;
  readonly youtube?: string;
  readonly sport: SportId | '';
}

/** Proposes a new event and gives its id. It needs a signed-in user, else a console error and no result, and a sport. */
export const addEvent =
  ({ name, date, youtube, sport, ...why }: NewEvent): AppThunk<DeltaId | undefined> =>
  (dispatch, getState) => {
    if (selectUid(getState()) === undefined) {
      console.error('Cannot upsert unless logged in');
      return undefined;
    }
    if (sport === '') throw new NotProposed(causeOf('sportMissing'));
    const value = { name, date, sport: { id: sport }, ...(youtube !== undefined && { youtube }) };
    return dispatch(upsertDelta({ collection: 'event', docId: '', field: '', value, ...why }));
  };

/** Proposes a new player and gives the id the player has from then on, so that matches can name them at once. */
export const addPlayer =
  ({ name, ...why }: Why & { readonly name: string }): AppThunk<DeltaId | undefined> =>
  (dispatch) =>
    dispatch(upsertDelta({ collection: 'player', docId: '', field: '', value: { name }, ...why }));

/** A player who is known, or the name of one who is not. */
export type PlayerChoice = { readonly id: string; readonly name: string } | { readonly newName: string };

/**
 * The player's id and name; an unknown one is proposed as a new player first.
 * Throws "Unable to upsert new player {name}" when that yields no id.
 */
export const resolvePlayer =
  (choice: PlayerChoice): AppThunk<{ readonly id: string; readonly name: string }> =>
  (dispatch) => {
    if ('id' in choice) return { id: choice.id, name: choice.name };
    const name = choice.newName;
    let id: DeltaId | undefined;
    try {
      id = dispatch(addPlayer({ name }));
    } catch (cause) {
      throw new NotProposed(causeOf('playerFailed', { name }), { cause });
    }
    if (id === undefined) throw new NotProposed(causeOf('playerFailed', { name }));
    return { id, name };
  };

export interface NewMatch extends Why {
  readonly event: EventId;
  readonly date: DateString;
  readonly player1: PlayerChoice;
  readonly player2: PlayerChoice;
  readonly score1?: number;
  readonly score2?: number;
  readonly gender: Gender;
  readonly arm?: Arm;
  readonly weight?: string;
  readonly order: number;
  readonly youtube?: string;
}

/**
 * Proposes a new match, its unknown players first, and gives its id. Without a signed-in user: a console error and no
 * result. Throws "Unable to upsert new player {name}" or "Unable to upsert match".
 */
export const saveMatch =
  (match: NewMatch): AppThunk<DeltaId | undefined> =>
  (dispatch, getState) => {
    if (selectUid(getState()) === undefined) {
      console.error('Cannot upsert unless logged in');
      return undefined;
    }
    const event = selectEvent(getState(), match.event);
    if (event === undefined) {
      throw new NotProposed(causeOf('doesNotExist', { record: `event/${match.event}` }));
    }
    // Judged before any player is proposed: a refused match must leave no orphans behind.
    for (const choice of [match.player1, match.player2]) judgePlayer(choice);
    const judged = matchValue(match, event, namedAs(match.player1), namedAs(match.player2));
    const problem = proposalProblem(
      withProposableNames({ collection: 'match', docId: '', field: '', value: judged }),
    );
    if (problem !== undefined) throw matchFailed(new NotProposed(problem));
    const player1 = dispatch(resolvePlayer(match.player1));
    const samePerson =
      'newName' in match.player1 &&
      'newName' in match.player2 &&
      match.player1.newName === match.player2.newName;
    const player2 = samePerson ? player1 : dispatch(resolvePlayer(match.player2));
    const value = matchValue(match, event, player1, player2);
    const why = {
      ...(match.note !== undefined && { note: match.note }),
      ...(match.source !== undefined && { source: match.source }),
    };
    let id: DeltaId | undefined;
    try {
      id = dispatch(upsertDelta({ collection: 'match', docId: '', field: '', value, ...why }));
    } catch (cause) {
      throw matchFailed(cause);
    }
    if (id === undefined) throw new NotProposed(causeOf('matchFailed'));
    return deltaId(id);
  };

const matchFailed = (cause: unknown) => new NotProposed(causeOf('matchFailed'), { cause });

/** Throws "Unable to upsert new player {name}" for a name that no player may have. */
function judgePlayer(choice: PlayerChoice): void {
  if ('id' in choice) return;
  const name = choice.newName;
  const problem = proposalProblem({ collection: 'player', docId: '', field: '', value: { name } });
  if (problem !== undefined)
    throw new NotProposed(causeOf('playerFailed', { name }), { cause: new NotProposed(problem) });
}

/** A player as a match would name them; one who has no id yet gets a stand-in, good for judging only. */
const namedAs = (choice: PlayerChoice): PlayerValue =>
  'id' in choice ? { id: choice.id, name: choice.name } : { id: 'new-player', name: choice.newName };

/** The whole-record value of a new match; the event's date and sport are cached in it, as they are stored. */
function matchValue(match: NewMatch, event: Event, player1: PlayerValue, player2: PlayerValue): Json {
  return {
    date: match.date,
    player1: { ...player1, ...(match.score1 !== undefined && { score: match.score1 }) },
    player2: { ...player2, ...(match.score2 !== undefined && { score: match.score2 }) },
    gender: match.gender,
    ...(match.arm && { arm: match.arm }),
    ...(match.weight && { weight: match.weight }),
    order: match.order,
    ...(match.youtube !== undefined && { youtube: match.youtube }),
    event: { id: event.id, date: event.date, sport: { id: event.sport.id } },
  };
}

/** Marks an event as reviewed (`valid` 1), as a moderator. */
export const approveEvent =
  (id: EventId): AppThunk =>
  (dispatch, getState) => {
    dispatch(enqueue({ kind: 'approveEvent', eventId: id, ...versionOf(getState(), id) }));
  };

/** Deletes an event after all its matches, as a moderator; open proposals on them are rejected. */
export const deleteEvent =
  (id: EventId, timing?: Timing): AppThunk =>
  (dispatch, getState) => {
    dispatch(enqueue({ kind: 'deleteEvent', eventId: id, ...versionOf(getState(), id) }, timing));
  };

function versionOf(state: RootState, id: EventId): { readonly basedOn?: number } {
  const stored = selectBaseRecord(state, 'event', id);
  return stored ? { basedOn: stored.updatedAt } : {};
}
