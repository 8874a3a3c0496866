// The one file whose types point down the layers: they leave no trace at run time, and every reader of the state needs them.
import {
  createSelector,
  createSelectorCreator,
  lruMemoize,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '@/app/client/rootReducer';
import type { Extra } from '@/app/client/extra';
import type { AppDispatch } from '@/app/client/store';

export type { RootState, Extra, AppDispatch };
export type AppThunk<R = void> = ThunkAction<R, RootState, Extra, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const createAppSelector = createSelector.withTypes<RootState>();
/**
 * For selectors of the state alone, which remember their last result and no other: after each action they cost a
 * comparison, where remembering every state costs an entry in a weak map.
 */
export const createStateSelector = createSelectorCreator({
  memoize: lruMemoize,
  argsMemoize: lruMemoize,
}).withTypes<RootState>();
