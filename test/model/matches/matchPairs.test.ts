import { fieldsFor } from '@/model/records/fields';
import { playerId } from '@/model/ids';
import { matchDifferences, pairMatches } from '@/model/matches/matchPairs';
import type { Match } from '@/model/records/records';
import { match } from '@test/support/factories';

const fought = (id: string, first: string, second: string, over: Partial<Match> = {}) =>
  match(id, {
    player1: { id: playerId(first), name: first },
    player2: { id: playerId(second), name: second },
    ...over,
  });
const isAlike = (id: string, otherId: string) => id[0] === otherId[0];
const pairs = (stays: readonly Match[], goes: readonly Match[]) =>
  pairMatches(stays, goes, isAlike)
    .map((pair) => `${pair.goes}=${pair.stays}`)
    .sort();

test('matches are paired by the same players, either way round, before players who are called alike', () => {
  const stays = [fought('s1', 'ann', 'bea'), fought('s2', 'ann', 'bo'), fought('s3', 'cid', 'dan')];
  expect(
    pairs(stays, [fought('g1', 'bea', 'ann'), fought('g2', 'anna', 'bob'), fought('g3', 'eve', 'dan')]),
  ).toEqual(['g1=s1', 'g2=s2']);
});

test('with another arm they are not one, and two of the same players go by arm and place', () => {
  const [right, left] = [{ arm: 'R' }, { arm: 'L' }];
  expect(pairs([fought('s', 'ann', 'bea', right)], [fought('g', 'ann', 'bea', left)])).toEqual([]);
  expect(
    pairs(
      [fought('sl', 'ann', 'bea', left), fought('sr', 'ann', 'bea', right)],
      [fought('gr', 'ann', 'bea', right), fought('gl', 'ann', 'bea', left)],
    ),
  ).toEqual(['gl=sl', 'gr=sr']);
  expect(
    pairs(
      [fought('s1', 'ann', 'bea'), fought('s2', 'ann', 'bea')],
      [fought('g1', 'ann', 'bea'), fought('g2', 'ann', 'bea')],
    ),
  ).toEqual(['g1=s1', 'g2=s2']);
});

test('differences are told of the sides of the match that stays; who fought, the place and what is unknown are none', () => {
  const stays = fought('s', 'ann', 'bea', { order: 1, round: 'Final', winner: 'player1' });
  const goes = match('g', {
    player1: { id: playerId('bea'), name: 'Bea', score: 2 },
    player2: { id: playerId('ann'), name: 'Ann' },
    order: 7,
    winner: 'player2',
  });
  const told = matchDifferences(stays, goes, fieldsFor('match', undefined), true);
  expect(told.map(({ field, stays: own, goes: other }) => [field.path, own, other])).toEqual([
    ['player2.score', null, 2],
  ]);
});
