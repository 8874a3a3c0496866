import fc from 'fast-check';
import { cardLineOf } from '@/model/card/cardLineOf';
import type { CardLine } from '@/model/card/cardLine';
import { readCard } from '@/model/card/cardText';
import { printCardLine } from '@/model/card/printCardLine';
import { sportId } from '@/model/ids';
import type { Choice } from '@/model/schema/choice';
import { liveCodes, type Sport } from '@/model/sports';
import { armWrestling, match } from '@test/support/factories';
import { chess, judo, tableTennis } from '@test/support/otherSports';
import { runs } from '@test/support/property';
import { readCardLines as read } from '@test/support/readCardLines';

const ab = { player1: 'Ann', player2: 'Bea' };
const won = { ...ab, outcome: 'winner', winner: 'player1' } as const;

describe('a pasted card of judo', () => {
  test.each<[string, CardLine]>([
    ['Ann def. Bea -48kg juniors', { ...won, weight: '48kg', 'choices.age': 'juniors' }],
    ['Ann def. Bea +78 kg', { ...won, weight: '78kg+' }],
    ['Ann def. Bea (Junior, Women -52 kg)', { ...won, weight: '52kg', 'choices.age': 'juniors' }],
    [
      'Ann\tBea\t1-0\tカデ\t女子48kg級',
      { ...ab, score1: 1, score2: 0, weight: '48kg', 'choices.age': 'cadets' },
    ],
    ['Veterans: Ann - Bea 1-0', { ...ab, score1: 1, score2: 0, 'choices.age': 'veterans' }],
    ['Ann - Bea age=seniors', { ...ab, 'choices.age': 'seniors' }],
    // A capitalized word after a name belongs to it.
    ['Ann - Bea Senior', { player1: 'Ann', player2: 'Bea Senior' }],
    ['Ann - Seniors', { player1: 'Ann', player2: 'Seniors' }],
  ])('%s', (line, expected) => {
    expect(read(line, judo)).toEqual([expected]);
  });

  test('has headings of its age groups, and a weight that is a limit of none says no class', () => {
    expect(read('Juniors\nWomen -48 kg\nAnn - Bea\nSeniors\nAnn - Bea\nAnn - Bea 95kg', judo)).toEqual([
      { heading: { 'choices.age': 'juniors' } },
      { heading: { weight: '48kg' } },
      { ...ab, 'choices.age': 'juniors', weight: '48kg' },
      { heading: { 'choices.age': 'seniors' } },
      { ...ab, 'choices.age': 'seniors' },
      { ...ab, 'choices.age': 'seniors', weight1: 95, weight2: 95 },
    ]);
  });

  test('has the names of its own columns', () => {
    expect(read('Player 1,Player 2,Age group,階級\nAnn,Bea,cadets,60kg', judo)).toEqual([
      { ...ab, 'choices.age': 'cadets', weight: '60kg' },
    ]);
  });
});

test('a score that the sport cannot have and a draw that it does not know are refused', () => {
  const lines = 'Ann 2-0 Bea\nAnn 3-0 Bea\nAnn - Bea 0:3\nAnn,Bea,3,0\nAnn - Bea draw';
  expect(read(lines, judo)).toEqual([{ ...ab, score1: 2, score2: 0 }, 'score', 'score', 'score', 'noDraws']);
  expect(read('Ann - Bea draw\nAnn 99-0 Bea', armWrestling)).toEqual([
    { ...ab, outcome: 'draw' },
    { ...ab, score1: 99, score2: 0 },
  ]);
});

test.each([
  'Ann ½-½ Bea',
  'Ann ½ - ½ Bea',
  'Ann 1/2-1/2 Bea',
  'Ann 0.5-0.5 Bea',
  'Ann - Bea ½-½',
  'Ann vs Bea 1/2-1/2',
  '1. Ann ½–½ Bea',
])('half a point each is stored where the sport has halves, and else a draw: %s', (line) => {
  expect(read(line, chess)).toEqual([{ ...ab, score1: 0.5, score2: 0.5 }]);
  expect(read(line, armWrestling)).toEqual([{ ...ab, outcome: 'draw' }]);
});

const matches: Sport = { ...chess, score: { ...chess.score, most: 12 } };

test.each([
  'Ann 2½-1½ Bea',
  'Ann - Bea 2.5-1.5',
  'Ann - Bea (2½-1½)',
  'Ann - Bea 2,5-1,5',
  'Ann 2,5:1,5 Bea',
  'Ann 2½ - 1½ Bea',
  'Ann 2½ - Bea 1½',
  'Ann (2½) - (1½) Bea',
])('more points with a half are stored: %s', (line) => {
  expect(read(line, matches)).toMatchObject([{ ...ab, score1: 2.5, score2: 1.5 }]);
});

test('a side may have a half and the other none, and whole points stay what they are', () => {
  expect(read('Ann 6½-5 Bea\nAnn 3-1 Bea\nAnn 10-2 Bea', matches)).toEqual([
    { ...ab, score1: 6.5, score2: 5 },
    { ...ab, score1: 3, score2: 1 },
    { ...ab, score1: 10, score2: 2 },
  ]);
});

test('a score that may be a time is in doubt unless the sport has such scores', () => {
  const points: Sport = { ...tableTennis, score: { ...tableTennis.score, most: 21 } };
  const seedsIn = (sport: Sport) =>
    readCard('Ann Ash - Bea Birch 9:11', sport).map((line) =>
      line.kind === 'match' ? line.doubts.map(({ code, said }) => [code, said]) : line.kind,
    );
  expect(seedsIn(points)).toEqual([[]]);
  expect(seedsIn(armWrestling)).toEqual([[['seeds', '9:11']]]);
});

test('points are written as they are read', () => {
  const [line] = read('Ann 2½-1½ Bea', matches);
  expect(line).toMatchObject({ score1: 2.5 });
  const printed = printCardLine({ ...ab, score1: 2.5, score2: 1.5 }, matches);
  expect(printed).toContain('2½-1½');
  expect(read(printed, matches)).toEqual([{ ...ab, score1: 2.5, score2: 1.5 }]);
});

test('a score with halves is no part of a name, and is told where it cannot be stored', () => {
  expect(read('Ann 2½-1½ Bea\nAnn - Bea 2.5-1.5\nAnn 1-0 Bea\nAnn ½-½ Bea blitz', chess)).toEqual([
    'score',
    'score',
    { ...ab, score1: 1, score2: 0 },
    { ...ab, score1: 0.5, score2: 0.5, 'choices.time': 'blitz' },
  ]);
  expect(read('Ann 2½-1½ Bea', armWrestling)).toEqual(['score']);
  expect(read('Ann ½-½ Bea', judo)).toEqual(['noDraws']);
});

test('a card of table tennis has no arms and no classes', () => {
  expect(read('Ann 4-2 Bea\nAnn - Bea R\nAnn - Bea 75kg', tableTennis)).toEqual([
    { ...ab, score1: 4, score2: 2 },
    { player1: 'Ann', player2: 'Bea R' },
    'weight',
  ]);
});

test('a match is copied with the codes of all choices', () => {
  const { player1, player2, arm: _, ...rest } = match('m1', { weight: '48kg', choices: { age: 'juniors' } });
  const line = cardLineOf({
    ...rest,
    player1: { ...player1, name: 'Ann' },
    player2: { ...player2, name: 'Bea' },
  });
  expect(line).toMatchObject({ weight: '48kg', 'choices.age': 'juniors' });
  expect(read(printCardLine(line, judo), judo)).toEqual([line]);
});

/** Codes that look like scores, genders, endings, numbers, or each other. */
const strangeCodes = [
  'R',
  '3-1',
  '60',
  'M',
  'W',
  'men',
  'draw',
  'A B C D',
  'Open',
  '75kg',
  'a.',
  '40+',
  'Masters',
];
const strange = (path: Choice['path']): Choice => ({
  path,
  label: 'Class',
  all: 'All',
  codes: strangeCodes.map((code) => ({ code, label: `${code} class` })),
});
const strangeSport: Sport = {
  id: sportId('strange'),
  name: 'Strange',
  choices: [strange('choices.grade'), strange('weight'), strange('choices.age')],
  score: { counts: 'points', most: 9, draws: true },
};

test.each([armWrestling, judo, tableTennis, strangeSport])(
  'what is printed is read as the same match: $id',
  (sport) => {
    const facts = fc.record(
      {
        ...Object.fromEntries(
          sport.choices.map((choice) => [choice.path, fc.constantFrom(...liveCodes(choice))]),
        ),
        gender: fc.constantFrom('M', 'W', '-'),
      },
      { requiredKeys: [] },
    );
    const ending = fc.constantFrom(
      {},
      { score1: sport.score.most, score2: 1 },
      ...(sport.score.draws ? [{ outcome: 'draw' }] : []),
      { outcome: 'winner', winner: 'player2' },
      { outcome: 'injury', winner: 'player1', score1: 0, score2: 1 },
    );
    const names = fc.constantFrom(
      ab,
      { player1: 'Draw', player2: 'R' },
      { player1: 'Joe Masters', player2: 'Bea' },
    );
    fc.assert(
      fc.property(names, facts, ending, (...parts) => {
        const line = Object.assign({}, ...parts) as CardLine;
        expect(read(printCardLine(line, sport), sport)).toEqual([line]);
      }),
      runs(100),
    );
  },
);
