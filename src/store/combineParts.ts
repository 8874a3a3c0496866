import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

type Slices<S> = { readonly [K in keyof S]: Reducer<S[K]> };

/**
 * The reducer of all slices. Copies the state only when a slice changes, while Redux builds a new object for
 * each action.
 */
export function combineParts<S extends object>(slices: Slices<S>): Reducer<S> {
  // Slices and state have the same keys.
  const keys = Object.keys(slices) as (keyof S)[];
  return (state: Partial<S> | undefined, action: UnknownAction): S => {
    let next: Partial<S> | undefined = state;
    for (const key of keys) {
      const before = state?.[key];
      const after = slices[key](before, action);
      if (after === before) continue;
      if (next === state) next = { ...state };
      // Safe to write: this is our own copy.
      (next as S)[key] = after;
    }
    // Each slice has filled its absent part.
    return next as S;
  };
}
