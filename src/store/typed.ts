// The only file with types from a higher layer. They do not exist at run time, and every reader of the state
// needs them.
import { createSelector, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '@/app/client/rootReducer';
import type { Extra } from '@/app/client/extra';
import type { AppDispatch } from '@/app/client/store';

export type { RootState, Extra, AppDispatch };
export type AppThunk<R = void> = ThunkAction<R, RootState, Extra, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const createAppSelector = createSelector.withTypes<RootState>();

type Select<T> = (state: RootState) => T;
type Selects<V extends readonly unknown[]> = readonly [...{ readonly [K in keyof V]: Select<V[K]> }];

interface Kept<T> {
  readonly store: object;
  readonly select: Select<T>;
  state?: RootState;
  result?: T;
}

const noStore = {};

/**
 * A selector of the state alone, created once per store, so stores never share caches. For the same state it
 * costs one comparison.
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

/** Writes the inputs' values into `values`. Returns whether any differs from the one there. */
function readInto(values: unknown[], inputs: readonly Select<unknown>[], state: RootState): boolean {
  let differs = false;
  for (let at = 0; at < inputs.length; at += 1) {
    const value = inputs[at]!(state);
    if (at < values.length && values[at] === value) continue;
    values[at] = value;
    differs = true;
  }
  return differs;
}

/** A selector that combines its inputs only when they change. `create` runs once per store. */
export const createStoreSelector = <V extends readonly unknown[], R>(
  inputs: Selects<V>,
  create: () => (...values: V) => R,
  isSame?: (before: R, after: R) => boolean,
): Select<R> =>
  perStore(() => {
    const combine = create();
    // One list for all calls: most selectors run for every edit.
    const values: unknown[] = [];
    let last: R | undefined;
    let isCombined = false;
    return (state) => {
      const known = isCombined;
      // If an input or `combine` throws, the next call combines again.
      isCombined = false;
      if (readInto(values, inputs, state) || !known) {
        // Values come in the order of the selectors.
        const made = combine(...(values as unknown as V));
        if (!known || !isSame?.(last as R, made)) last = made;
      }
      isCombined = true;
      return last as R;
    };
  });

/** For a `combine` without a memory of its own. */
export const createStateSelector = <V extends readonly unknown[], R>(
  inputs: Selects<V>,
  combine: (...values: V) => R,
  isSame?: (before: R, after: R) => boolean,
): Select<R> => createStoreSelector(inputs, () => combine, isSame);
