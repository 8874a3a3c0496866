import { isPlainObject } from './json';

type TimeClass = abstract new (...args: never[]) => { toMillis(): number };

/**
 * Converts Firestore times to epoch milliseconds, rounded down so that a query from a watermark never starts
 * too late.
 */
export function plainData(value: unknown, Time: TimeClass): unknown {
  if (value instanceof Time) return value.toMillis();
  if (Array.isArray(value)) return value.map((each) => plainData(each, Time));
  // References, bytes and others are left for the parsers to refuse.
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, at]) => [key, plainData(at, Time)]));
}

/** A document's fields and id; `undefined` if it does not exist. */
export function plainDoc(
  snapshot: { readonly id: string; readonly data: () => object | undefined },
  Time: TimeClass,
): (Record<string, unknown> & { readonly id: string }) | undefined {
  const data = snapshot.data();
  return data && { ...(plainData(data, Time) as Record<string, unknown>), id: snapshot.id };
}
