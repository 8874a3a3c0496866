import { keepItem } from '@/lib/browserParts';
import type { HiddenSpan } from '@/model/matches/spoilers';
import type { AppThunk } from '@/store/typed';
import { resultsHidden } from '../preferences/preferencesSlice';
import { selectMatchIdsOfEvent } from '../records/recordsSelectors';
import { printRevealed, revealedKey } from './revealed';
import {
  cardCovered,
  cardRevealed,
  matchRevealed,
  ratingsRevealed,
  spoilersForgotten,
} from './spoilersSlice';

export const revealMatch =
  (id: string): AppThunk =>
  (dispatch) => {
    dispatch(matchRevealed(id));
    dispatch(keep());
  };

export const revealCard =
  (event: string): AppThunk =>
  (dispatch) => {
    dispatch(cardRevealed(event));
    dispatch(keep());
  };

export const revealRatings = (): AppThunk => (dispatch) => {
  dispatch(ratingsRevealed());
  dispatch(keep());
};

/** Hides the results of one card, and of no other. */
export const coverCard =
  (event: string): AppThunk =>
  (dispatch, getState) => {
    dispatch(cardCovered({ event, matches: selectMatchIdsOfEvent(getState(), event) }));
    dispatch(keep());
  };

export const hideResults =
  (span: HiddenSpan): AppThunk =>
  (dispatch) => {
    dispatch(spoilersForgotten());
    dispatch(resultsHidden(span));
    dispatch(keep());
  };

/** For this tab only: a reload shows the same. */
const keep = (): AppThunk => (_dispatch, getState) => {
  keepItem('session', revealedKey, printRevealed(getState().spoilers));
};
