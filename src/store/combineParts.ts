import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

const nothing = Symbol('no state yet');

type Slices<S> = { readonly [K in keyof S]: Reducer<S[K]> };

/**
 * The reducer of all slices. Copies the state only when a slice changes, while Redux builds a new object for
 * each action.
 *
 * @param reacting Prefixes of other slices' action types to which a slice reacts. A slice's own types begin with its key.
 * An action reaches no other slice, because asking all costs more than most changes.
 */
export function combineParts<S extends object>(
  slices: Slices<S>,
  reacting: { readonly [K in keyof NoInfer<S>]?: readonly string[] },
): Reducer<S> {
  const keys = Object.keys(slices) as (keyof S)[];
  const reducers = keys.map((key) => slices[key]);
  const all = [...keys.keys()];
  const byType = new Map<string, readonly number[]>();
  let known: unknown = nothing;
  // The parts of `known` by number: most actions change one, and reading all by name takes longest.
  let parts: (S[keyof S] | undefined)[] = keys.map(() => undefined);

  function concernedBy(type: string): readonly number[] {
    const isConcerned = (key: keyof S) =>
      [`${String(key)}/`, ...(reacting[key] ?? [])].some((begin) => type.startsWith(begin));
    const found = byType.get(type) ?? all.filter((at) => isConcerned(keys[at]!));
    byType.set(type, found);
    return found;
  }

  return (state: Partial<S> | undefined, action: UnknownAction): S => {
    const isKnown = state === known;
    if (!isKnown) parts = keys.map((key) => state?.[key]);
    // A reducer may throw.
    known = nothing;
    let next: Partial<S> | undefined = state;
    // A state from elsewhere may lack parts, which their slices fill in.
    for (const at of isKnown ? concernedBy(action.type) : all) {
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
