import { type Json, isJsonObject } from './json';

/** One write to a dotted path; `null` removes what is there, since an unknown value is absent, never `''`. */
export interface PathEdit {
  readonly path: string;
  readonly value: Json;
}

/** The value at a dotted path, own properties only; `undefined` when any step is absent. */
export function getPath(target: unknown, path: string): unknown {
  let at: unknown = target;
  for (const step of path.split('.')) {
    if (!isJsonObject(at) || !Object.hasOwn(at, step)) return undefined;
    at = at[step];
  }
  return at;
}

/**
 * A copy of `target` with the edits made in order; objects off the path keep their reference.
 * A step that is absent or no object becomes one. Total for every path, `__proto__` included,
 * because spread and computed keys define properties and never call a setter.
 */
export function setPaths<T>(target: T, edits: readonly PathEdit[]): T {
  // Writing a path gives back the same kind of value; that the result still is a T is the caller's table of fields.
  return edits.reduce<unknown>((at, { path, value }) => setPath(at, path.split('.'), value), target) as T;
}

function setPath(target: unknown, steps: readonly string[], value: Json): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const at = isJsonObject(target) ? target : {};
  if (rest.length > 0) {
    const inner = Object.hasOwn(at, step) ? at[step] : undefined;
    // Clearing below something absent must not create it.
    if (value === null && !isJsonObject(inner)) return at;
    const next = setPath(inner, rest, value);
    return next === inner ? at : { ...at, [step]: next };
  }
  if (value !== null) return Object.hasOwn(at, step) && at[step] === value ? at : { ...at, [step]: value };
  if (!Object.hasOwn(at, step)) return at;
  return Object.fromEntries(Object.entries(at).filter(([key]) => key !== step));
}
