import { keepItem } from '@/lib/browserParts';
import type { HiddenSpan } from '@/model/spoilers';
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

/** Shows the result of one match for the rest of the session. */
export const revealMatch =
  (id: string): AppThunk =>
  (dispatch) => {
    dispatch(matchRevealed(id));
    dispatch(keep());
  };

/** Shows all results of a card. */
export const revealCard =
  (event: string): AppThunk =>
  (dispatch) => {
    dispatch(cardRevealed(event));
    dispatch(keep());
  };

/** Shows ratings of today. */
export const revealRatings = (): AppThunk => (dispatch) => {
  dispatch(ratingsRevealed());
  dispatch(keep());
};

/** Hides again what was asked for; which results are hidden stays as it was. */
export const coverResults = (): AppThunk => (dispatch) => {
  dispatch(resultsCovered());
  dispatch(keep());
};

/** Chooses which results are hidden; whatever was asked for before is hidden again. */
export const hideResults =
  (span: HiddenSpan): AppThunk =>
  (dispatch) => {
    dispatch(spoilersForgotten());
    dispatch(resultsHidden(span));
    dispatch(keep());
  };

/** In this tab, as long as it is open: a page that is loaded again shows what it showed. */
const keep = (): AppThunk => (_dispatch, getState) => {
  keepItem('session', revealedKey, printRevealed(getState().spoilers));
};
