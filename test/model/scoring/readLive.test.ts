import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import { hasBegunLive } from '@/model/scoring/hasBegunLive';
import { isLiveTime } from '@/model/scoring/liveTime';
import { withLive } from '@/model/scoring/readLive';
import { inNeutralOrder } from '@/model/matches/spoilers';
import type { LiveMatch } from '@/model/scoring/live';
import { event, match } from '@test/support/factories';

const stored = match('m1', {
  player1: { id: playerId('bea'), name: 'Bea' },
  player2: { id: playerId('ann'), name: 'Ann' },
});
const names = { player1: 'Cleo', player2: undefined };
const live: LiveMatch = {
  score: [1, 3],
  rounds: ['2p'],
  end: 'finished',
  winner: 'player2',
  substitutes: { player1: 'cleo' },
  weights: { player2: 90.5 },
};

test('a live match has score, winner, weights and substitutes at their sides, also where those are swapped', () => {
  const first = { id: 'cleo', name: 'Cleo', score: 1, result: 'L' };
  const second = { id: 'ann', name: 'Ann', score: 3, result: 'W', weight: 90.5 };
  expect(withLive(stored, stored, live, names)).toMatchObject({ player1: first, player2: second });
  expect(withLive(inNeutralOrder(stored), stored, live, names)).toMatchObject({
    player1: second,
    player2: first,
    outcome: 'score',
  });
});

test('nobody won a level match, and one that nobody fought has no score', () => {
  const { winner: _, ...level } = live;
  expect(withLive(stored, stored, level, names)).toMatchObject({
    player1: { result: 'D' },
    player2: { result: 'D' },
    outcome: 'draw',
  });
  const absent = withLive(stored, stored, { ...live, end: 'noShow' }, names);
  expect([absent.outcome, absent.player1.score, absent.player2.result]).toEqual(['walkover', undefined, 'W']);
});

test('a match has begun with its first round, foul or end, and not by a weight', () => {
  const none: LiveMatch = { score: [0, 0], rounds: [], weights: { player1: 90 } };
  expect(hasBegunLive(none)).toBe(false);
  for (const begun of [{ rounds: ['1p'] }, { fouls: [0, 1] as const }, { end: 'noShow' as const }])
    expect(hasBegunLive({ ...none, ...begun })).toBe(true);
});

test('an event is live from the day before its first until a week after its last', () => {
  const two = event('e1', { date: '2026-11-28' as DateString, endDate: '2026-11-29' as DateString });
  const on = (day: string) => isLiveTime(two, day as DateString, false);
  expect(['2026-11-26', '2026-11-27', '2026-12-06', '2026-12-07'].map(on)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isLiveTime({ ...two, datePrecision: 'month' }, '2026-11-28' as DateString, true)).toBe(false);
});

test('a card with an open match is followed for two months, until somebody confirms it', () => {
  const one = event('e1', { date: '2026-09-01' as DateString });
  const on = (day: string) => isLiveTime(one, day as DateString, true);
  expect(['2026-10-31', '2026-11-01'].map(on)).toEqual([true, false]);
});
