/**
 * A structured clone with objects of this realm, as in a browser; under jest the platform's come from another realm and
 * never equal anything made here.
 */
function cloneInOwnRealm<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  // No test compares typed arrays.
  if (ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return value.map(cloneInOwnRealm) as T;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cloneInOwnRealm(each)])) as T;
}

/** Replaces the platform's clone in the tests of the file or group. */
export function cloningInOwnRealm(): void {
  const platformClone = globalThis.structuredClone;
  beforeAll(() => {
    globalThis.structuredClone = cloneInOwnRealm;
  });
  afterAll(() => {
    globalThis.structuredClone = platformClone;
  });
}
