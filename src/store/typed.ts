// The one file whose types point down the layers: they leave no trace at run time, and every reader of the state needs them.
import { createSelector, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '@/app/client/rootReducer';
import type { Extra } from '@/app/client/extra';
import type { AppDispatch } from '@/app/client/store';
import { sameItems } from '@/lib/sameItems';

export type { RootState, Extra, AppDispatch };
export type AppThunk<R = void> = ThunkAction<R, RootState, Extra, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const createAppSelector = createSelector.withTypes<RootState>();

type Select<T> = (state: RootState) => T;
type Selects<V extends readonly unknown[]> = readonly [...{ readonly [K in keyof V]: Select<V[K]> }];

/** The selector of one store, and what it gave last. */
interface Kept<T> {
  readonly store: object;
  readonly select: Select<T>;
  state?: RootState;
  result?: T;
}

/** The key of a state that no store has made, as tests of one slice have it. */
const noStore = {};

/**
 * A selector of the state alone, created once for each store: what it keeps of one store, another one never meets. Asked
 * again about the same state it costs a comparison.
 */
function perStore<T>(create: () => Select<T>): Select<T> {
  const ofStores = new WeakMap<object, Kept<T>>();
  let last: Kept<T> | undefined;
  return (state) => {
    if (last?.state === state) return last.result as T;
    const store = state.store ?? noStore;
    if (last?.store !== store) last = ofStores.get(store);
    if (last === undefined) ofStores.set(store, (last = { store, select: create() }));
    const kept = last;
    kept.result = kept.select(state);
    kept.state = state;
    return kept.result;
  };
}

/** A selector of the state alone that combines its inputs once while they are the same; `create` makes the way of each store. */
export const createStoreSelector = <V extends readonly unknown[], R>(
  inputs: Selects<V>,
  create: () => (...values: V) => R,
  isSame?: (before: R, after: R) => boolean,
): Select<R> =>
  perStore(() => {
    const combine = create();
    let last: { readonly values: V; readonly result: R } | undefined;
    return (state) => {
      const values = inputs.map((select: Select<unknown>) => select(state));
      if (last !== undefined && sameItems<unknown>(last.values, values)) return last.result;
      // Each value is the one that the selector at its place gives.
      const given = values as unknown as V;
      const made = combine(...given);
      last = {
        values: given,
        result: last !== undefined && isSame?.(last.result, made) ? last.result : made,
      };
      return last.result;
    };
  });

/** The same where combining remembers nothing by itself. */
export const createStateSelector = <V extends readonly unknown[], R>(
  inputs: Selects<V>,
  combine: (...values: V) => R,
  isSame?: (before: R, after: R) => boolean,
): Select<R> => createStoreSelector(inputs, () => combine, isSame);
