import fc from 'fast-check';

/** How many times more than usual properties are tried; 1 in a usual run. */
export const factor = Math.max(1, Number(process.env['ARMWIKI_LONG'] ?? 1) || 1);

/**
 * How often a property is tried, and from which seed: always the same, so that two runs of one commit agree.
 * `ARMWIKI_LONG=<factor>` tries it that many times more, from a new seed each time, which is how new cases are found.
 */
export const runs = (count: number): { readonly numRuns: number; readonly seed?: number } => ({
  numRuns: count * factor,
  ...(factor === 1 && { seed: 16 }),
});

/**
 * One character of any code point but the halves of a surrogate pair, as fast-check's unit `binary`. That one builds a map of
 * all 1.1 million characters in each test file, which takes a second.
 */
const anyCharacter = fc.nat(0x10f7ff).map(
  (at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800),
  (value) => {
    const code = typeof value === 'string' ? value.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== value || (code >= 0xd800 && code <= 0xdfff))
      throw new Error('Expected one character');
    return code < 0xd800 ? code : code - 0x800;
  },
);

/** Text of any characters, among them those that no text should have. */
export const anyUnicode = (length: fc.StringSharedConstraints = {}): fc.Arbitrary<string> =>
  fc.string({ ...length, unit: anyCharacter });

/** Ids that are properties of `Object.prototype` or otherwise hostile, among ordinary ones that often meet. */
export const anyId = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c', 'd', 'e') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', 'toString', '', '0', '17'),
  },
  { weight: 1, arbitrary: anyUnicode({ maxLength: 12 }) },
);

/** A copy that shares nothing, so that only values can make it equal. */
export const copyOf = <T>(value: T): T => structuredClone(value);
