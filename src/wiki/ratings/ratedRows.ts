import type { RootState } from '@/store/typed';
import { selectSports } from '../sports/sportsSelectors';
import type { RatedRows } from './ratings';

/** The part of the state that the ratings are made of. */
export const selectRatedRows = (state: RootState): RatedRows => ({
  matches: state.matches.rows,
  events: state.events.rows,
  sports: selectSports(state),
});
