import { dateOf, type DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import { matchOf, player } from '@test/support/factories';
import { searching } from '@test/support/searching';

test('a match to come is not the last one, and one without a result is once its day has passed', () => {
  const today = Date.now();
  const on = (id: string, time: number) =>
    matchOf(id, 'e1', {
      date: dateOf(time),
      event: { ...matchOf(id, 'e1').event, date: dateOf(time) },
      player1: { id: playerId('ann'), name: 'Ann' },
      player2: { id: playerId('bea'), name: 'Bea' },
    });
  const week = 7 * 86_400_000;
  const past = on('past', today - week);
  const { search } = searching({
    players: [player('ann')],
    matches: [on('coming', today + week), on('today', today), past],
  });
  expect(search.activityOf('ann').last).toBe(past.date);
});

test('the last match has what is known of its own day, not the first day of its event’s month', () => {
  const at = { ...matchOf('m', 'e1').event, date: '2020-03-01' as DateString };
  const sides = {
    player1: { id: playerId('ann'), name: 'Ann' },
    player2: { id: playerId('bea'), name: 'Bea' },
  };
  const lastOf = (dated: Pick<Match, 'date' | 'datePrecision'>) =>
    searching({
      players: [player('ann')],
      matches: [matchOf('m', 'e1', { ...sides, event: at, ...dated })],
    }).search.activityOf('ann').last;
  expect(lastOf({ date: '2020-03-14' as DateString })).toBe('2020-03-14');
  expect(lastOf({ date: at.date, datePrecision: 'month' })).toBe('2020-03');
});
