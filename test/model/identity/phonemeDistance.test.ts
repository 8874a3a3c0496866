import fc from 'fast-check';
import { costTable } from '@/model/identity/phonemeCosts';
import { phonemeDistance } from '@/model/identity/phonemeDistance';
import { phonemesOf, skeletonOf } from '@/model/identity/phonemes';
import { runs } from '@test/support/property';

const distance = (a: string, b: string, table = costTable(false, false)) =>
  phonemeDistance(phonemesOf(a), phonemesOf(b), table, Infinity);

test('what languages write in several ways is near, and another sound is not', () => {
  for (const [a, b] of [
    ['tsyplenkov', 'cyplenkov'],
    ['shcherbakov', 'scherbakow'],
    ['melkumian', 'melkoumyan'],
    ['khaled', 'haled'],
  ] as const)
    expect(distance(a, b)).toBeLessThan(0.5);
  expect(distance('larratt', 'parratt')).toBe(1);
  expect(distance('levan', 'elvan')).toBeLessThan(1);
});

test('vowels cost little beside a script that has none', () => {
  expect(distance('salah', 'slah', costTable(true, false))).toBeLessThan(distance('salah', 'slah') / 2);
});

test('a skeleton survives transliteration', () => {
  for (const word of ['saginashvili', 'saginachvily', 'saghinashvilli', 'saginasivuiri'])
    expect(skeletonOf(phonemesOf(word))).toBe('sknsvl');
});

const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0'), maxLength: 60 });

test('a distance is symmetric, never below zero, and zero to itself', () => {
  fc.assert(
    fc.property(letters, letters, fc.boolean(), fc.boolean(), (a, b, vowelless, syllabic) => {
      const table = costTable(vowelless, syllabic);
      expect(distance(a, b, table)).toBeCloseTo(distance(b, a, table), 9);
      expect(distance(a, b, table)).toBeGreaterThanOrEqual(0);
      expect(distance(a, a, table)).toBe(0);
    }),
    runs(300),
  );
});

test('a limit changes no distance below it', () => {
  fc.assert(
    fc.property(letters, letters, fc.double({ min: 0, max: 5, noNaN: true }), (a, b, limit) => {
      const table = costTable(false, false);
      const limited = phonemeDistance(phonemesOf(a), phonemesOf(b), table, limit);
      if (distance(a, b) <= limit) expect(limited).toBe(distance(a, b));
      else expect(limited).toBeGreaterThan(limit);
    }),
    runs(300),
  );
});
