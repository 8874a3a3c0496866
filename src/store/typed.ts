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
  readonly combine: (...values: never) => T;
  /** One list for all calls: most selectors run for every edit. */
  readonly values: unknown[];
  /** False before the first result, and if an input or `combine` threw. Then the next call combines. */
  isCombined: boolean;
  state?: RootState;
  result?: T;
}

const noStore = {};

/**
 * A selector that combines its inputs only when they change. `create` runs once per store, so stores never share
 * caches. For the same state it costs one comparison.
 */
export function createStoreSelector<V extends readonly unknown[], R>(
  inputs: Selects<V>,
  create: () => (...values: V) => R,
  isSame?: (before: R, after: R) => boolean,
): Select<R> {
  const ofStores = new WeakMap<object, Kept<R>>();
  let last: Kept<R> | undefined;

  function keptFor(store: object): Kept<R> {
    const kept = ofStores.get(store) ?? { store, combine: create(), values: [], isCombined: false };
    ofStores.set(store, kept);
    return kept;
  }

  return (state) => {
    if (last?.state === state) return last.result as R;
    const store = state.store ?? noStore;
    if (last?.store !== store) last = keptFor(store);
    const kept = last;
    const { values, isCombined: known } = kept;
    kept.isCombined = false;
    let differs = !known;
    for (let at = 0; at < inputs.length; at += 1) {
      const value = inputs[at](state);
      if (known && values[at] === value) continue;
      values[at] = value;
      differs = true;
    }
    if (differs) {
      // Values come in the order of the selectors.
      const made = kept.combine(...(values as never));
      if (!known || !isSame?.(kept.result as R, made)) kept.result = made;
    }
    kept.isCombined = true;
    kept.state = state;
    return kept.result as R;
  };
}

/** For a `combine` without a memory of its own. */
export const createStateSelector = <V extends readonly unknown[], R>(
  inputs: Selects<V>,
  combine: (...values: V) => R,
  isSame?: (before: R, after: R) => boolean,
): Select<R> => createStoreSelector(inputs, () => combine, isSame);
