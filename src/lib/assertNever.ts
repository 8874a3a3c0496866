/** Ends every switch over a union: the compiler refuses a new member without a case, a wrong cast fails loudly. */
export function assertNever(value: never, what: string): never {
  throw new Error(`Expected a known ${what}, found ${JSON.stringify(value)}`);
}
