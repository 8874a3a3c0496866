import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

const nothing = Symbol('no state yet');

type Slices<S> = { readonly [K in keyof S]: Reducer<S[K]> };

/**
 * The reducer of all slices. Copies the state only when a slice changes, while Redux builds a new object for
 * each action.
 */
export function combineParts<S extends object>(slices: Slices<S>): Reducer<S> {
  // Slices and state have the same keys.
  const keys = Object.keys(slices) as (keyof S)[];
  const reducers = keys.map((key) => slices[key]);
  let known: unknown = nothing;
  // The parts of `known` by number: most actions change one, and reading all by name takes longest.
  let parts: (S[keyof S] | undefined)[] = keys.map(() => undefined);
  return (state: Partial<S> | undefined, action: UnknownAction): S => {
    if (state !== known) parts = keys.map((key) => state?.[key]);
    // A reducer may throw.
    known = nothing;
    let next: Partial<S> | undefined = state;
    for (let at = 0; at < reducers.length; at += 1) {
      const before = parts[at];
      const after = reducers[at]!(before, action);
      if (after === before) continue;
      if (next === state) next = { ...state };
      // Safe to write: these are our own copies.
      (next as S)[keys[at]!] = parts[at] = after;
    }
    known = next;
    // Each slice has filled its absent part.
    return next as S;
  };
}
