import type { UnknownAction } from '@reduxjs/toolkit';
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

/** For this tab only: a reload shows the same. */
const kept =
  (change: UnknownAction): AppThunk =>
  (dispatch, getState) => {
    dispatch(change);
    keepItem('session', revealedKey, printRevealed(getState().spoilers));
  };

export const revealMatch = (id: string) => kept(matchRevealed(id));

export const revealCard = (event: string) => kept(cardRevealed(event));

export const revealRatings = () => kept(ratingsRevealed());

export const coverCard =
  (event: string): AppThunk =>
  (dispatch, getState) => {
    dispatch(kept(cardCovered({ event, matches: selectMatchIdsOfEvent(getState(), event) })));
  };

export const hideResults =
  (span: HiddenSpan): AppThunk =>
  (dispatch) => {
    dispatch(spoilersForgotten());
    dispatch(kept(resultsHidden(span)));
  };
