import { dequal } from 'dequal';
import { emptyTable, type Table } from '@/lib/table';
import type { PlayerId } from '@/model/ids';
import type { Event, Match, Player } from '@/model/records';
import type { Sport } from '@/model/sports';
import type { RootState } from '@/store/typed';
import { selectConfirmedHidden } from '../records/hiddenSelectors';
import { selectConfirmedMatches } from '../records/identitiesSelectors';
import { selectSports } from '../sports/sportsSelectors';

/** The rows that ratings come from, and the definitions by which they are read. */
export interface RatedRows {
  readonly sports: readonly Sport[];
  readonly matches: Table<Match>;
  readonly events: Table<Event>;
  /** Those who have no place in rankings; another reference once it is somebody else. */
  readonly hidden: ReadonlySet<PlayerId>;
  /** Only for the countries that players are of, which no rating follows from. */
  readonly players: Table<Player>;
}

export const noRows: RatedRows = {
  matches: emptyTable(),
  events: emptyTable(),
  sports: [],
  hidden: new Set(),
  players: emptyTable(),
};

/** Tells whether ratings of both are the same. */
export const sameRows = (a: RatedRows, b: RatedRows): boolean =>
  a.matches === b.matches && a.events === b.events && sameHidden(a, b) && sameSports(a, b);

/** The same of who is hidden: nobody is the same as nobody. */
export const sameHidden = (a: RatedRows, b: RatedRows): boolean =>
  a.hidden === b.hidden || a.hidden.size + b.hidden.size === 0;

/** The same of the definitions alone: what is built in and stored alike is the same, though it is another list. */
export const sameSports = (a: RatedRows, b: RatedRows): boolean =>
  a.sports === b.sports || dequal(a.sports, b.sports);

/** The part of the state that the ratings are made of. */
export const selectRatedRows = (state: RootState): RatedRows => ({
  matches: selectConfirmedMatches(state),
  events: state.events.rows,
  sports: selectSports(state),
  hidden: selectConfirmedHidden(state),
  players: state.players.rows,
});
