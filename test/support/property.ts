import fc from 'fast-check';

export const factor = Math.max(1, Number(process.env['ARMWIKI_LONG'] ?? 1) || 1);

/**
 * Number of cases and seed of a property. The seed is fixed, so that two runs of one commit agree.
 * `ARMWIKI_LONG=<factor>` multiplies the cases and uses a new seed each time, which finds new cases.
 */
export const runs = (count: number): { readonly numRuns: number; readonly seed?: number } => ({
  numRuns: count * factor,
  ...(factor === 1 && { seed: 16 }),
});

/**
 * One character of any code point except surrogates, as fast-check's unit `binary`. That one builds a map of all 1.1
 * million characters in each test file, which takes a second.
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

/**
 * Every character except surrogates. Planes 4 to 13 have no character yet, so Unicode says the same of all of theirs: a
 * usual run takes one of 64.
 */
export function* everyCharacter(): Generator<string> {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const isUnassigned = code >= 0x40000 && code < 0xe0000;
    if ((code >= 0xd800 && code <= 0xdfff) || (isUnassigned && factor === 1 && code % 64 !== 0)) continue;
    yield String.fromCodePoint(code);
  }
}

/** Text of any characters, including forbidden ones. */
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
