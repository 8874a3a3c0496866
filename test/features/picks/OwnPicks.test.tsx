/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { dateOf } from '@/model/dates';
import { playerId } from '@/model/ids';
import { builtInSports } from '@/model/sports';
import { OwnPicks } from '@/features/picks/OwnPicks';
import { event, match } from '@test/support/factories';
import { screens } from '@test/support/screens';

const date = dateOf(Date.parse('2026-12-24'));
const cup = event('e1', { name: 'Winter Cup', date });
const [ann, bea] = [
  { id: playerId('p1'), name: 'Ann' },
  { id: playerId('p2'), name: 'Bea' },
];
const at = { date, event: { id: cup.id, date, sport: cup.sport } };
const won = match('m1', {
  ...at,
  player1: { ...ann, score: 3, result: 'W' },
  player2: { ...bea, score: 0, result: 'L' },
});
const open = match('m2', { ...at, player1: ann, player2: bea });

test('each pick says what it earned by the chances of the table, and how often its step was right', async () => {
  const { world, show } = screens({ events: [cup], matches: [won, open] }, { uid: 'ed' });
  world.answers.ownPicks = async () =>
    ['m1', 'm2'].map((of) => ({ match: of, event: 'e1', player: 'p1', sureness: 3 }) as const);
  const earned = { points: 0, right: 0, of: 0 };
  world.answers.pickTable = async () => ({
    table: {
      ...{ people: 1, parts: 1, top: [], crowd: earned, rating: earned, totals: [], counts: [] },
      matches: [{ match: 'm1', first: 'p1', rated: 0.75 }],
    },
  });
  show(<OwnPicks sport={builtInSports[0]!} />);
  expect(await screen.findByText('Right: +5 points. You said 90%, the ratings 75%.')).toBeTruthy();
  const list = screen.getByRole('list', { name: 'Winter Cup' });
  expect(within(list).getByText('Not decided yet')).toBeTruthy();
  expect(screen.getByText('100% (1 of 1)')).toBeTruthy();
});

test('a visitor is asked to sign in', async () => {
  screens({}).show(<OwnPicks sport={builtInSports[0]!} />);
  expect(await screen.findByText('Sign in to see your picks on all events.')).toBeTruthy();
});
