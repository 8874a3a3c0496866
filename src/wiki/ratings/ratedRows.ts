import { dequal } from 'dequal';
import { emptyTable, type Table } from '@/lib/table';
import type { PlayerId } from '@/model/ids';
import type { Event, Match, Player } from '@/model/records/records';
import type { Sport } from '@/model/sports';
import type { RootState } from '@/store/typed';
import { selectConfirmedHidden } from '../records/hiddenSelectors';
import { selectConfirmedMatches } from '../records/identitiesSelectors';
import { selectSports } from '../sports/sportsSelectors';

export interface RatedRows {
  readonly sports: readonly Sport[];
  readonly matches: Table<Match>;
  readonly events: Table<Event>;
  readonly hidden: ReadonlySet<PlayerId>;
  /** Only for countries. Ratings do not depend on them. */
  readonly players: Table<Player>;
}

export const noRows: RatedRows = {
  matches: emptyTable(),
  events: emptyTable(),
  sports: [],
  hidden: new Set(),
  players: emptyTable(),
};

export const sameRows = (a: RatedRows, b: RatedRows): boolean =>
  a.matches === b.matches && a.events === b.events && sameHidden(a, b) && sameSports(a, b);

export const sameHidden = (a: RatedRows, b: RatedRows): boolean =>
  a.hidden === b.hidden || a.hidden.size + b.hidden.size === 0;

/** Compares deeply: built-in and stored definitions are equal lists with different references. */
export const sameSports = (a: RatedRows, b: RatedRows): boolean =>
  a.sports === b.sports || dequal(a.sports, b.sports);

export const selectRatedRows = (state: RootState): RatedRows => ({
  matches: selectConfirmedMatches(state),
  events: state.events.rows,
  sports: selectSports(state),
  hidden: selectConfirmedHidden(state),
  players: state.players.rows,
});
