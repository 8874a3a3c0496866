/**
 * Use it at the end of a switch over a union: a missing case is a type error, and an unexpected value throws.
 */
export function assertNever(value: never, what: string): never {
  throw new Error(`Expected a known ${what}, found ${JSON.stringify(value)}`);
}
