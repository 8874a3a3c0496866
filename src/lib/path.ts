import { type Json, isJsonObject } from './json';

/** One write to a dotted path. `null` removes the value: an unknown value is absent, never `''`. */
export interface PathEdit {
  readonly path: string;
  readonly value: Json;
}

/** Own properties only; `undefined` if any step is absent. */
export function getPath(target: unknown, path: string): unknown {
  let at: unknown = target;
  for (const step of path.split('.')) {
    if (!isJsonObject(at) || !Object.hasOwn(at, step)) return undefined;
    at = at[step];
  }
  return at;
}

/**
 * A copy of `target` with the edits applied in order. Objects off the path keep their reference. An absent or
 * non-object step becomes an object. Safe for any path, even `__proto__`, because spread and computed keys
 * define properties and call no setter.
 */
export function setPaths<T>(target: T, edits: readonly PathEdit[]): T {
  return edits.reduce<unknown>((at, { path, value }) => setPath(at, path.split('.'), value), target) as T;
}

function setPath(target: unknown, steps: readonly string[], value: Json): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const at = isJsonObject(target) ? target : {};
  if (rest.length > 0) {
    const inner = Object.hasOwn(at, step) ? at[step] : undefined;
    // Removing below an absent object must not create it.
    if (value === null && !isJsonObject(inner)) return at;
    const next = setPath(inner, rest, value);
    return next === inner ? at : { ...at, [step]: next };
  }
  if (value !== null) return Object.hasOwn(at, step) && at[step] === value ? at : { ...at, [step]: value };
  if (!Object.hasOwn(at, step)) return at;
  return Object.fromEntries(Object.entries(at).filter(([key]) => key !== step));
}
