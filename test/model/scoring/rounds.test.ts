import { inNeutralOrder, withoutResult } from '@/model/matches/spoilers';
import { playerId } from '@/model/ids';
import type { MatchState } from '@/model/scoring/matchState';
import { durationOf, readRoundCode, roundsOf, roundsText } from '@/model/scoring/rounds';
import { match } from '@test/support/factories';

const start = Date.UTC(2026, 10, 29, 12);
const rounds: MatchState['rounds'] = [
  { round: 1, winner: 'player1', how: 'pin', at: start },
  { round: 2, winner: 'player2', how: 'fouls', at: start + 41_300 },
  { round: 3, winner: 'player1', how: 'stop', at: start + 90_000 },
];
const played = (text: string | undefined, scores: readonly [number, number]) =>
  match('m1', {
    player1: { id: playerId('bea'), name: 'Bea', score: scores[0] },
    player2: { id: playerId('ann'), name: 'Ann', score: scores[1] },
    ...(text !== undefined && { rounds: text }),
  });

test('rounds are one short text that has their winners, how they were won, and when', () => {
  const text = roundsText({ rounds });
  expect(text).toBe(`${start / 1_000} 1p0 2f41 1s90`);
  expect(roundsOf(played(text, [2, 1]))).toEqual([
    { winner: 'player1', how: 'pin', at: start },
    { winner: 'player2', how: 'fouls', at: start + 41_000 },
    { winner: 'player1', how: 'stop', at: start + 90_000 },
  ]);
  expect(roundsText({ rounds: [] })).toBeUndefined();
});

test('a round that was entered late has its time, also when it is not the first', () => {
  const late = roundsText({ rounds: rounds.with(0, { ...rounds[0]!, at: start + 120_000 }) });
  expect(roundsOf(played(late, [2, 1])).map(({ at }) => (at - start) / 1_000)).toEqual([120, 41, 90]);
});

test('the duration is kept with the rounds and is none of them, also with swapped sides', () => {
  const text = roundsText({ rounds, duration: 95_400 });
  expect(text).toBe(`${start / 1_000} 1p0 2f41 1s90 e95`);
  const stored = played(text, [2, 1]);
  expect([roundsOf(stored).length, durationOf(stored)]).toEqual([3, 95_000]);
  expect(durationOf(inNeutralOrder(stored))).toBe(95_000);
  expect(durationOf(played(roundsText({ rounds }), [2, 1]))).toBeUndefined();
});

test.each<[string, string | undefined, readonly [number, number]]>([
  ['are none', undefined, [2, 1]],
  ['do not add up to a score that was edited since', roundsText({ rounds }), [3, 1]],
  ['cannot be read', 'then 1p0 2f41 1s90', [2, 1]],
  ['are of a later version', `${start / 1_000} 1p0 2x41 1s90`, [2, 0]],
])('no rounds are shown that %s', (_, text, scores) => {
  expect(roundsOf(played(text, scores))).toEqual([]);
});

test('swapped sides keep their rounds, and a hidden result tells none', () => {
  const stored = played(roundsText({ rounds }), [2, 1]);
  const swapped = inNeutralOrder(stored);
  expect(swapped.player1.name).toBe('Ann');
  expect(roundsOf(swapped).map(({ winner }) => winner)).toEqual(['player2', 'player1', 'player2']);
  expect(withoutResult(stored)).not.toHaveProperty('rounds');
});

test.each(['', '1', '3p', '1x', '1pp'])('%j is no round', (code) => {
  expect(readRoundCode(code)).toBeUndefined();
});
