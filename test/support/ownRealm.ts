/**
 * A structured clone whose objects are of this realm, as a browser's are; under jest the platform's come from another
 * one, and nothing they hold equals anything made here.
 */
function cloneInOwnRealm<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  // Typed arrays are compared by nobody.
  if (ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return value.map(cloneInOwnRealm) as T;
  // The same keys with copies of the same values.
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cloneInOwnRealm(each)])) as T;
}

/** Has the tests of the file or group clone so, and puts the platform's own clone back after them. */
export function cloningInOwnRealm(): void {
  const platformClone = globalThis.structuredClone;
  beforeAll(() => {
    globalThis.structuredClone = cloneInOwnRealm;
  });
  afterAll(() => {
    globalThis.structuredClone = platformClone;
  });
}
