import { matchSummary } from '@/model/matches/matchSummary';
import { pointsIn, pointsText } from '@/model/records/points';
import { countMatch, emptyTally, roundsText } from '@/model/matches/tally';
import { fieldsFor, findField } from '@/model/records/fields';
import { fieldProblem } from '@/model/records/fieldProblem';
import { recordParsers } from '@/model/parsing/recordParsers';
import { ratedMatch } from '@/model/ratings/ratedMatch';
import { playerId } from '@/model/ids';
import { deriveResults } from '@/model/records/deriveResult';
import type { Sport } from '@/model/sports';
import { armWrestling, match } from '@test/support/factories';
import { chess } from '@test/support/otherSports';

test.each([
  [0.5, '½'],
  [2.5, '2½'],
  [10.5, '10½'],
  [0, '0'],
  [3, '3'],
])('%d is written as %s, and read again', (points, text) => {
  expect(pointsText(points)).toBe(text);
  expect(pointsIn(text)).toBe(points);
});

test.each([
  ['1/2', 0.5],
  ['0.5', 0.5],
  ['0,5', 0.5],
  ['2.5', 2.5],
  ['3.0', 3],
  [' 7 ', 7],
])('%s is read as %d', (text, points) => expect(pointsIn(text)).toBe(points));

test.each(['', '½½', '2.4', '1/3', '-1', '1000', 'x', '75.25'])('%j is no number of points', (text) => {
  expect(pointsIn(text)).toBeUndefined();
});

const score = findField('match', 'player1.score')!;
const problem = (value: unknown, sports?: readonly Sport[], reading: 'new' | 'stored' = 'new') =>
  fieldProblem(score, value, { reading, sports })?.code;

test('halves are accepted where the sport has them, and of any sport where it is not known', () => {
  expect(problem(0.5, [chess])).toBeUndefined();
  expect(problem(0.5, [armWrestling])).toBe('expectedNumber');
  expect(problem(2.5, undefined, 'stored')).toBeUndefined();
  expect(problem(0.25, [chess])).toBe('expectedPoints');
  expect(problem(1.5, [chess])).toBe('expectedPoints');
  expect(problem(-0, [chess])).toBe('expectedPoints');
});

test('cards ask only for the facts of the sport', () => {
  const asked = fieldsFor('match', chess).map(({ path }) => path);
  expect(asked).toContain('choices');
  expect(asked).not.toContain('player1.weight');
  expect(asked).not.toContain('arm');
  expect(asked).not.toContain('weight');
});

const half = deriveResults(
  match('m1', {
    player1: { id: playerId('ann'), name: 'Ann', score: 2.5 },
    player2: { id: playerId('bea'), name: 'Bea', score: 1.5 },
  }),
);

test('a stored match keeps its halves, shows them, and counts them', () => {
  expect(recordParsers.match(half)).toMatchObject({ ok: true, value: { player1: { score: 2.5 } } });
  expect(matchSummary(half)).toContain('2½-1½');
  const { player1, player2 } = half;
  const tally = countMatch(countMatch(emptyTally, player1, player2), player1, player2);
  expect(tally).toMatchObject({ wins: 2, roundsWon: 5, roundsLost: 3 });
  expect(roundsText(countMatch(emptyTally, player1, player2))).toBe('2½–1½');
});

test('ratings count half points as they are', () => {
  expect(ratedMatch(half, chess)).toMatchObject({ player1: { score: 2.5 }, player2: { score: 1.5 } });
});
