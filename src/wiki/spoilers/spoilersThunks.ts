import { keepItem } from '@/lib/browserParts';
import type { HiddenSpan } from '@/model/matches/spoilers';
import type { AppThunk } from '@/store/typed';
import { resultsHidden } from '../preferences/preferencesSlice';
import { printRevealed, revealedKey } from './revealed';
import {
  cardRevealed,
  matchRevealed,
  ratingsRevealed,
  resultsCovered,
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

export const coverResults = (): AppThunk => (dispatch) => {
  dispatch(resultsCovered());
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
