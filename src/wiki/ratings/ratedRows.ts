import { dequal } from 'dequal';
import { emptyTable, type Table } from '@/lib/table';
import type { Event, Match } from '@/model/records';
import type { Sport } from '@/model/sports';
import type { RootState } from '@/store/typed';
import { selectConfirmedMatches } from '../records/identitiesSelectors';
import { selectSports } from '../sports/sportsSelectors';

/** The rows that ratings come from, and the definitions by which they are read. */
export interface RatedRows {
  readonly sports: readonly Sport[];
  readonly matches: Table<Match>;
  readonly events: Table<Event>;
}

export const noRows: RatedRows = { matches: emptyTable(), events: emptyTable(), sports: [] };

/** Tells whether ratings of both are the same. */
export const sameRows = (a: RatedRows, b: RatedRows): boolean =>
  a.matches === b.matches && a.events === b.events && sameSports(a, b);

/** The same of the definitions alone: what is built in and stored alike is the same, though it is another list. */
export const sameSports = (a: RatedRows, b: RatedRows): boolean =>
  a.sports === b.sports || dequal(a.sports, b.sports);

/** The part of the state that the ratings are made of. */
export const selectRatedRows = (state: RootState): RatedRows => ({
  matches: selectConfirmedMatches(state),
  events: state.events.rows,
  sports: selectSports(state),
});
