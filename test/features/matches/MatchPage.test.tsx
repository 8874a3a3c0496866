/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { page } from '@/features/matches/MatchPage';
import { playerId } from '@/model/ids';
import type { Video } from '@/model/youtube';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const MatchPage = page.Component;
const fought = match('m1', {
  player1: { id: playerId('ann'), name: 'Ann', score: 3, result: 'W' },
  player2: { id: playerId('bea'), name: 'Bea', score: 1, result: 'L' },
  arm: 'R',
  weight: '75kg',
  youtube: 'dQw4w9WgXcQ' as Video,
});
const rows = {
  events: [event('e1', { name: 'East vs West' })],
  players: [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' })],
  matches: [fought, match('m2', { player1: { id: playerId('cem'), name: 'Cem' } })],
};

test('a match is named by its summary and leads to all it has to do with', async () => {
  screens(rows).show(<MatchPage id="m1" />);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Ann (W) v Bea (L) 3-1 (R, 75kg)');
  const to = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(to('East vs West')).toBe('/sport/armw/event/e1');
  expect(to('Ann')).toBe('/player/ann');
  expect(to('Head-to-head')).toBe('/player/ann/versus/bea');
  expect(to('History')).toBe('/match/m1/history');
  expect(to('Cem')).toBe('/player/cem');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /Play/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
});

test('a match that is not there is said to be missing once the server has answered', async () => {
  screens(rows).show(<MatchPage id="none" />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/Match/);
});
