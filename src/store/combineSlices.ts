import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

type Slices<S> = { readonly [K in keyof S]: Reducer<S[K]> };

/**
 * The reducer of all slices. It copies the state once an action changes a slice, where Redux writes every slice into a new object
 * for every action.
 */
export function combineSlices<S extends object>(slices: Slices<S>): Reducer<S> {
  // The keys of slices are those of the state.
  const keys = Object.keys(slices) as (keyof S)[];
  return (state: Partial<S> | undefined, action: UnknownAction): S => {
    let next: Partial<S> | undefined = state;
    for (const key of keys) {
      const before = state?.[key];
      const after = slices[key](before, action);
      if (after === before) continue;
      if (next === state) next = { ...state };
      // A partial state that has been copied is written to by nobody else.
      (next as S)[key] = after;
    }
    // Every slice has given a state for what was absent.
    return next as S;
  };
}
