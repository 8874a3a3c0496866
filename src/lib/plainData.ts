/** The class of times in one of Firestore's SDKs; the browser's and the server's have each their own. */
type TimeClass = abstract new (...args: never[]) => { toMillis(): number };

/** Stored data with times as epoch milliseconds, rounded down, so that a query from a watermark never starts too late. */
export function plainData(value: unknown, Time: TimeClass): unknown {
  if (value instanceof Time) return value.toMillis();
  if (Array.isArray(value)) return value.map((each) => plainData(each, Time));
  // References, bytes and the like stay as they are and are refused by the parsers.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, at]) => [key, plainData(at, Time)]));
}

/** The fields of a stored document and its id; `undefined` when there is no such document. */
export function plainDoc(
  snapshot: { readonly id: string; readonly data: () => object | undefined },
  Time: TimeClass,
): (Record<string, unknown> & { readonly id: string }) | undefined {
  const data = snapshot.data();
  // Fields are mapped one by one to fields, so an object stays an object.
  return data && { ...(plainData(data, Time) as Record<string, unknown>), id: snapshot.id };
}
