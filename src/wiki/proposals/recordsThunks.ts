import { isJsonObject, type Json } from '@/lib/json';
import { causeOf } from '@/model/cause';
import type { Command } from '@/model/proposals/command';
import type { Proposal } from '@/model/proposals/delta';
import type { Measure } from '@/model/records/fieldProblem';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import type { PlayerValue } from '@/model/records/fields';
import { type BundleId, type DeltaId, type EventId, type SportId } from '@/model/ids';
import { withProposableNames } from '@/model/proposals/proposableNames';
import type { Event } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import type { AppThunk, RootState } from '@/store/typed';
import { upsertDelta } from './deltasThunks';
import { NotProposed } from './notProposed';
import { enqueue, type Timing } from '../outbox/outboxThunks';
import { selectUid } from '../session/sessionSelectors';
import { selectSports } from '../sports/sportsSelectors';
import { selectBaseRecord, selectEvent } from '../records/recordsSelectors';

interface NewRecord extends Pick<Proposal, 'note' | 'source' | 'bundle'> {
  readonly value: Json;
}

export interface NewEvent extends NewRecord {
  readonly sport: SportId | '';
}

/**
 * Proposes a new event and returns its id. Without a signed-in user it logs an error and returns `undefined`.
 * Throws `NotProposed` without a sport.
 */
export const addEvent =
  ({ sport, value, ...why }: NewEvent): AppThunk<DeltaId | undefined> =>
  (dispatch, getState) => {
    if (selectUid(getState()) === undefined) {
      console.error('Cannot upsert unless logged in');
      return undefined;
    }
    if (sport === '') throw new NotProposed(causeOf('sportMissing'));
    return dispatch(
      upsertDelta({
        collection: 'event',
        docId: '',
        field: '',
        value: { ...object(value), sport: { id: sport } },
        ...why,
      }),
    );
  };

export const addPlayer =
  ({ value, ...why }: NewRecord): AppThunk<DeltaId | undefined> =>
  (dispatch) =>
    dispatch(upsertDelta({ collection: 'player', docId: '', field: '', value, ...why }));

export type PlayerChoice = { readonly id: string; readonly name: string } | { readonly newName: string };

/**
 * The player's id and name. Proposes a new player first, in the given bundle. Throws "Unable to upsert new
 * player {name}" on failure.
 */
export const resolvePlayer =
  (choice: PlayerChoice, bundle?: BundleId): AppThunk<{ readonly id: string; readonly name: string }> =>
  (dispatch) => {
    if ('id' in choice) return { id: choice.id, name: choice.name };
    const name = choice.newName;
    let id: DeltaId | undefined;
    try {
      id = dispatch(addPlayer({ value: { name }, ...(bundle && { bundle }) }));
    } catch (cause) {
      throw new NotProposed(causeOf('playerFailed', { name }), { cause });
    }
    if (id === undefined) throw new NotProposed(causeOf('playerFailed', { name }));
    return { id, name };
  };

export interface NewMatch extends NewRecord {
  readonly event: EventId;
  /** Only who they are. Other properties of a side, such as its score, are in `value`. */
  readonly player1: PlayerChoice;
  readonly player2: PlayerChoice;
}

/**
 * Proposes new players, then the match, and returns its id. Without a signed-in user it logs an error and
 * returns `undefined`. Throws "Unable to upsert new player {name}" or "Unable to upsert match".
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
    // Check everything before proposing a player, so a refused match leaves no orphaned players.
    const measure = { reading: 'new', sports: selectSports(getState()) } as const;
    for (const choice of [match.player1, match.player2]) judgePlayer(choice, measure);
    const judged = matchValue(match, event, namedAs(match.player1), namedAs(match.player2));
    const problem = proposalProblem(
      withProposableNames({ collection: 'match', docId: '', field: '', value: judged }),
      measure,
    );
    if (problem !== undefined) throw matchFailed(new NotProposed(problem));
    const player1 = dispatch(resolvePlayer(match.player1, match.bundle));
    const samePerson =
      'newName' in match.player1 &&
      'newName' in match.player2 &&
      match.player1.newName === match.player2.newName;
    const player2 = samePerson ? player1 : dispatch(resolvePlayer(match.player2, match.bundle));
    const value = matchValue(match, event, player1, player2);
    const { event: _, player1: _1, player2: _2, ...why } = match;
    let id: DeltaId | undefined;
    try {
      id = dispatch(upsertDelta({ ...why, collection: 'match', docId: '', field: '', value }));
    } catch (cause) {
      throw matchFailed(cause);
    }
    if (id === undefined) throw new NotProposed(causeOf('matchFailed'));
    return id;
  };

const matchFailed = (cause: unknown) => new NotProposed(causeOf('matchFailed'), { cause });

function judgePlayer(choice: PlayerChoice, measure: Measure): void {
  if ('id' in choice) return;
  const name = choice.newName;
  const problem = proposalProblem({ collection: 'player', docId: '', field: '', value: { name } }, measure);
  if (problem !== undefined)
    throw new NotProposed(causeOf('playerFailed', { name }), { cause: new NotProposed(problem) });
}

const namedAs = (choice: PlayerChoice): PlayerValue =>
  'id' in choice ? { id: choice.id, name: choice.name } : { id: 'new-player', name: choice.newName };

function matchValue(match: NewMatch, event: Event, player1: PlayerValue, player2: PlayerValue): Json {
  const value = object(match.value);
  return {
    ...value,
    player1: { ...object(value['player1']), ...player1 },
    player2: { ...object(value['player2']), ...player2 },
    event: { id: event.id, date: event.date, sport: { id: event.sport.id } },
  };
}

const object = (value: Json | undefined): Readonly<Record<string, Json>> =>
  isJsonObject(value) ? value : {};

/** Marks an event as reviewed (`valid` 1), as a moderator. */
export const approveEvent =
  (id: EventId, timing: Timing = {}): AppThunk =>
  (dispatch, getState) => {
    dispatch(enqueue({ kind: 'approveEvent', eventId: id, ...versionOf(getState(), 'event', id) }, timing));
  };

/**
 * Deletes an event and all its matches, as a moderator, and `players` who have no other match. Open proposals
 * for them are rejected.
 */
export const deleteEvent =
  (
    id: EventId,
    {
      players = [],
      note,
      ...timing
    }: Timing & { readonly players?: readonly string[]; readonly note?: string } = {},
  ): AppThunk<Command | undefined> =>
  (dispatch, getState) =>
    dispatch(
      enqueue(
        {
          kind: 'deleteRecord',
          collection: 'event',
          id,
          ...versionOf(getState(), 'event', id),
          ...(players.length > 0 && { players }),
          ...(note !== undefined && { note }),
        },
        timing,
      ),
    );

export const deleteRecord =
  (collection: 'match' | 'player', recordId: string, timing?: Timing): AppThunk<Command | undefined> =>
  (dispatch, getState) => {
    const version = versionOf(getState(), collection, recordId);
    return dispatch(enqueue({ kind: 'deleteRecord', collection, id: recordId, ...version }, timing));
  };

function versionOf(state: RootState, collection: Collection, id: string): { readonly basedOn?: number } {
  const stored = selectBaseRecord(state, collection, id);
  return stored ? { basedOn: stored.updatedAt } : {};
}
