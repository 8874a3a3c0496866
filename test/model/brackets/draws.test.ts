import fc from 'fast-check';
import { drawKey, parseDraws, printDraws, type Draw } from '@/model/brackets/draws';
import { fieldProblem } from '@/model/records/fieldProblem';
import { findField } from '@/model/records/fields';
import { limits } from '@/model/schema/limits';
import { asNew } from '@test/support/factories';
import { runs } from '@test/support/property';
import { drawOf, names } from './tournament';

const anyEntrant = fc.record(
  {
    id: fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/),
    weight: fc.integer({ min: 20, max: 200 }),
    absent: fc.constant(true as const),
  },
  { requiredKeys: ['id'] },
);
const anyDraws: fc.Arbitrary<readonly Draw[]> = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('', 'Masters', 'ジュニア: 60 kg', '100% open'),
    weight: fc.constantFrom('95kg', 'Open', undefined),
    arm: fc.constantFrom('L', 'R', undefined),
    gender: fc.constantFrom('M' as const, 'W' as const, '-' as const),
    table: fc.integer({ min: 1, max: 9 }),
    entrants: fc.uniqueArray(anyEntrant, { minLength: 1, maxLength: 40, selector: ({ id }) => id }),
  }),
  { minLength: 1, maxLength: 3, selector: drawKey },
);

test('what is printed is read again, in lines that an event may store', () => {
  const field = findField('event', 'draws')!;
  fc.assert(
    fc.property(anyDraws, (draws) => {
      const lines = printDraws(draws);
      expect(parseDraws(lines)).toEqual(draws);
      expect(lines.every((line) => line.length <= limits.source)).toBe(true);
      expect(fieldProblem(field, [...lines], asNew)).toBeUndefined();
    }),
    runs(100),
  );
});

test('a line is readable, and holds ids instead of names', () => {
  const entrants = [{ id: 'ann' }, { id: 'bob', weight: 92.4 }, { id: 'cem', absent: true as const }];
  expect(printDraws([drawOf([], { entrants, table: 2 })])).toEqual(['#95kg L M 2 * ann bob@92.4 !cem']);
});

test('a long bracket has several lines', () => {
  const draw = drawOf(names(200));
  expect(printDraws([draw]).length).toBeGreaterThan(1);
  expect(parseDraws(printDraws([draw]))).toEqual([draw]);
});

test('what nobody can read is left out, and a player enters a bracket once', () => {
  expect(parseDraws(['nonsense', '#95kg L X 1 * ann', '#%E0 L M 1 * ann', '#95kg'])).toHaveLength(1);
  expect(parseDraws(undefined)).toEqual([]);
  expect(parseDraws(['#95kg L M no * ann bob ann'])).toEqual([drawOf(['ann', 'bob'])]);
});

test('brackets share lines', () => {
  const arms = ['L', 'R'].map((arm) => drawOf(names(8), { arm }));
  expect(printDraws(arms)).toHaveLength(1);
  expect(parseDraws(printDraws(arms))).toEqual(arms);
});

test('a bracket that nobody could draw is cut, whatever a proposal claims', () => {
  const ids = Array.from({ length: 2_000 }, (_, at) => `p${at}`).join(' ');
  const [draw] = parseDraws([`#95kg L M 1e9 * ${ids}`]);
  expect([draw?.entrants.length, draw?.table]).toEqual([256, 99]);
});
