import type { Json } from '@/lib/json';
import { asStored, type Measure } from '@/model/records/fieldProblem';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import { builtInSports, type Sport } from '@/model/sports';
import { armWrestling, asNew } from '@test/support/factories';
import { judo } from '@test/support/otherSports';

const codes = (value: Json, measure: Measure, sport?: string) =>
  proposalProblem({ collection: 'match', docId: 'm', field: 'choices', value }, measure, sport);
const weight = (value: Json, measure: Measure, sport?: string) =>
  proposalProblem({ collection: 'match', docId: 'm', field: 'weight', value }, measure, sport);

const retiring: Sport = {
  ...armWrestling,
  choices: armWrestling.choices.map((choice) => ({
    ...choice,
    codes: choice.codes.map((code) => (code.code === '75kg' ? { ...code, retired: true } : code)),
  })),
};

describe('what is stored, where the sports are not at hand', () => {
  test.each(['75kg', '76.2 kg', 'x'.repeat(20)])('may have the code %j', (code) => {
    expect(weight(code, asStored)).toBeUndefined();
    expect(codes({ surface: code }, asStored)).toBeUndefined();
    expect(weight(code, asStored, 'judo')).toBeUndefined();
  });

  test.each(['', 'x'.repeat(21), 5, true, ['75kg'], {}])('may not have %j for one', (value) => {
    expect(weight(value, asStored)).toMatchObject({ code: 'expectedName', values: { max: 20 } });
    expect(codes({ surface: value }, asStored)).toMatchObject({ code: 'expectedCodes' });
  });

  test('may have as many codes as a definition can have choices', () => {
    const of = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, 'a']));
    expect(codes(of(6), asStored)).toBeUndefined();
    expect([of(0), of(7)].map((value) => codes(value, asStored)?.code)).toEqual(
      Array(2).fill('expectedCodes'),
    );
  });

  test('may be an event of any sport, if its id is one', () => {
    const event = (id: Json, measure: Measure) =>
      proposalProblem(
        {
          collection: 'event',
          docId: '',
          field: '',
          value: { name: 'Cup', date: '2024-05-06', sport: { id } },
        },
        measure,
      );
    expect(event('judo', asStored)).toBeUndefined();
    expect(event('judo', asNew)).toMatchObject({ code: 'malformed' });
    for (const id of ['', 'a/b', 5]) expect(event(id, asStored)).toMatchObject({ code: 'malformed' });
  });
});

test('a retired code may not be proposed anew, and stays what it is where it is stored', () => {
  const sports = [retiring];
  expect(weight('75kg', { reading: 'new', sports })).toMatchObject({ code: 'expectedChoice' });
  expect(weight('75kg', { reading: 'stored', sports })).toBeUndefined();
  expect(weight('76kg', { reading: 'stored', sports })).toMatchObject({ code: 'expectedChoice' });
});

test("of a record whose sport is known only that sport's codes may be proposed", () => {
  const sports = [...builtInSports, { ...armWrestling, id: 'judo' as Sport['id'], choices: [] }];
  const measure = { reading: 'new', sports } as const;
  expect(weight('75kg', measure)).toBeUndefined();
  expect(weight('75kg', measure, 'armw')).toBeUndefined();
  expect(weight('75kg', measure, 'judo')).toMatchObject({ code: 'expectedChoice' });
  expect(weight('75kg', measure, 'unknown')).toMatchObject({ code: 'expectedChoice' });
});

test('a score goes as far as the sport counts, and only a sport that has draws has drawn matches', () => {
  const problem = (field: string, value: Json, measure: Measure, sport?: string) =>
    proposalProblem({ collection: 'match', docId: 'm', field, value }, measure, sport);
  const measure = { reading: 'new', sports: [...builtInSports, judo] } as const;
  expect(problem('player1.score', 2, measure, 'judo')).toBeUndefined();
  expect(problem('player2.score', 3, measure, 'judo')).toMatchObject({
    code: 'expectedNumber',
    values: { max: 2 },
  });
  expect(problem('outcome', 'draw', measure, 'judo')).toMatchObject({ code: 'expectedChoice' });
  expect(problem('outcome', 'injury', measure, 'judo')).toBeUndefined();
  for (const sport of ['armw', undefined]) {
    expect(problem('player2.score', 3, measure, sport)).toBeUndefined();
    expect(problem('outcome', 'draw', measure, sport)).toBeUndefined();
  }
  expect(problem('player1.score', 99, asStored)).toBeUndefined();
  expect(problem('player1.score', 100, asStored)).toMatchObject({ values: { max: 99 } });
});
