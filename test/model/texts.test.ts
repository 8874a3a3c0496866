import fc from 'fast-check';
import {
  cleanLine,
  cleanName,
  cleanProse,
  isLine,
  isNameText,
  isProse,
  linePattern,
  namePattern,
  prosePattern,
} from '@/model/texts';
import { anyUnicode, everyCharacter, runs } from '@test/support/property';

/** By Unicode: controls, formats, line and paragraph separators. */
const isUnseen = (one: string) => /^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]$/u.test(one);
const letters = new Set(['\u115f', '\u1160', '\u3164', '\uffa0']);
const joiners = new Set(['\u200c', '\u200d']);
/** Formats of written scripts, and notes of music: each is visible or shapes its neighbours. */
const shaping = /^[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1343f}]$/u;

test('a line has none of the characters that Unicode calls controls or formats, but for joiners and shapes', () => {
  const disagreed: string[] = [];
  for (const one of everyCharacter()) {
    const hidden = (isUnseen(one) && !joiners.has(one) && !shaping.test(one)) || letters.has(one);
    // They include the tag characters that Unicode has not assigned.
    const form = /^[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]$/u.test(one);
    const reserved = /^[\p{Default_Ignorable_Code_Point}\u2800]$/u.test(one) && !form && !joiners.has(one);
    if (isLine(`a${one}b`, 3) === (hidden || reserved)) disagreed.push(one.codePointAt(0)!.toString(16));
  }
  expect(disagreed).toEqual([]);
});

test('no line is padded, neither by what `trim` takes away nor by a joiner that joins nothing', () => {
  const disagreed: string[] = [];
  for (const one of everyCharacter()) {
    const padding = one.trim() === '' || joiners.has(one) || !isLine(`a${one}b`, 3);
    if (isLine(`a${one}`, 2) === padding || isLine(`${one}a`, 2) === padding) disagreed.push(one);
  }
  expect(disagreed).toEqual([]);
});

test('prose has lines and tabs as well', () => {
  expect(isProse('one\r\n\ttwo', 20)).toBe(true);
  expect(['\u202e', '\u2028', '\v', '\u200b'].filter((one) => isProse(`a${one}b`, 20))).toEqual([]);
});

test('half a character is none', () => {
  expect(isLine('a\ud83d', 5)).toBe(false);
  expect(isProse('\udcaa', 5)).toBe(false);
});

test.each([
  ['marks of direction around a pasted name', '\u200eДев Ларат\u202c', 'Дев Ларат'],
  ['what turns a name around', 'Ann\u202eeeL', 'AnneeL'],
  ['lines become blanks', ' Ann\r\n\tLee ', 'Ann Lee'],
  ['joiners within stay', '👨\u200d👩\u200d', '👨\u200d👩'],
  ['nothing but what is hidden is nothing', '\u3164\u200b', ''],
])('a line is cleaned: %s', (_, typed, meant) => {
  expect(cleanLine(typed)).toBe(meant);
});

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', ' ', '\n', '\u200d', '\u202e', '\ud83d', '\u3164', '\u{e0041}'),
    anyUnicode({ maxLength: 1 }),
  ),
  maxLength: 8,
});

test('what was cleaned is sound or empty, and cleaning a sound text changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(cleanLine(text) === '' || isLine(cleanLine(text), 20)).toBe(true);
      expect(cleanProse(text) === '' || isProse(cleanProse(text), 20)).toBe(true);
      if (isLine(text, 20)) expect(cleanLine(text)).toBe(text.replace(/\p{Z}+/gu, ' '));
      if (isProse(text, 20)) expect(cleanProse(text)).toBe(text.trim());
    }),
    runs(1_000),
  );
});

// A quadratic pattern would need a minute for the first alone, beyond the time of a test; a linear one needs a moment
// for all.
test.each([' ', 'a ', '\u200b ', '\u200c', 'ب\u200c', '\u0301', 'a\u0301', '\u094d\u200d', '\n'])(
  'the time for a text of 400,000 times %j grows with its length alone',
  (unit) => {
    const text = `a${unit.repeat(400_000)}\u202ea*`;
    for (const read of [cleanLine, cleanName, cleanProse])
      expect(read(text).length).toBeLessThanOrEqual(text.length);
    for (const judge of [isLine, isNameText, isProse]) expect(judge(text, 10)).toBe(false);
    expect(linePattern.test(text) || namePattern.test(text) || prosePattern.test(text)).toBe(false);
  },
);
