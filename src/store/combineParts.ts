import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

const nothing = Symbol('no state yet');

interface OwnActions<S> {
  /** What the types of its actions begin with. */
  readonly own: string;
  readonly reducer: Reducer<S>;
}

type Slices<S> = { readonly [K in keyof S]: Reducer<S[K]> | OwnActions<S[K]> };

/** A slice that only its own actions change. Not one with `extraReducers`. */
export const ownActions = <S>({
  name,
  reducer,
}: {
  readonly name: string;
  readonly reducer: Reducer<S>;
}): OwnActions<S> => ({ own: `${name}/`, reducer });

/**
 * The reducer of all slices. Copies the state only when a slice changes, while Redux builds a new object for each
 * action. Asks only the slices that an action may change: asking all costs more than most changes do.
 */
export function combineParts<S extends object>(slices: Slices<S>): Reducer<S> {
  // Slices and state have the same keys.
  const keys = Object.keys(slices) as (keyof S)[];
  const reducers = keys.map((key): Reducer<S[keyof S]> => {
    const slice = slices[key];
    return typeof slice === 'function' ? slice : slice.reducer;
  });
  const all = [...keys.keys()];
  const concernedBy = new Map<string, readonly number[]>();

  function concerned(type: string): readonly number[] {
    const known = concernedBy.get(type);
    if (known !== undefined) return known;
    const found = all.filter((at) => {
      const slice = slices[keys[at]!];
      return typeof slice === 'function' || type.startsWith(slice.own);
    });
    concernedBy.set(type, found);
    return found;
  }

  let known: unknown = nothing;
  // The parts of `known` by number: most actions change one, and reading all by name takes longest.
  let parts: (S[keyof S] | undefined)[] = keys.map(() => undefined);
  return (state: Partial<S> | undefined, action: UnknownAction): S => {
    const isKnown = state === known;
    if (!isKnown) parts = keys.map((key) => state?.[key]);
    // A reducer may throw.
    known = nothing;
    let next: Partial<S> | undefined = state;
    // A state from elsewhere may lack parts, which their slices fill in.
    for (const at of isKnown ? concerned(action.type) : all) {
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
