/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { page } from '@/features/gaps/GapsPage';
import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import type { Video } from '@/model/records/youtube';
import { event, matchOf, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const side = (name: string, score: number, result: 'W' | 'L') => ({
  id: playerId(name.toLowerCase()),
  name,
  score,
  result,
});
const won = (id: string, winner: string, loser: string, over: object = {}) =>
  matchOf(id, 'cup', {
    arm: 'R',
    gender: 'M',
    weight: '95kg',
    player1: side(winner, 3, 'W'),
    player2: side(loser, 0, 'L'),
    ...over,
  });
const video = { youtube: 'dQw4w9WgXcQ' as Video };

test('each gap lists the matches that have it, those of the strongest players first, and none to come or of a cancelled event', async () => {
  const many = Array.from({ length: 8 }, (_, at) => won(`won${at}`, 'Best', 'Good', video));
  const matches = [
    ...many,
    won('weak', 'Weak', 'Weaker'),
    won('strong', 'Best', 'Weak', { arm: undefined }),
    won('sourced', 'Good', 'Weak', { ...video, source: 'https://a.example' }),
    won('coming', 'Best', 'Weak', { date: '2099-01-01' as DateString }),
    { ...won('off', 'Best', 'Weak', { arm: undefined }), event: matchOf('off', 'off').event },
  ];
  screens({
    events: [event('cup', { name: 'Cup' }), event('off', { status: 'cancelled' })],
    players: ['Best', 'Good', 'Weak', 'Weaker'].map((name) => player(name.toLowerCase(), { name })),
    matches,
  }).show(<page.Component />);
  const linksOf = async (name: string) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  await screen.findByRole('list', { name: 'No video' });
  expect(await linksOf('Not stated: Arm')).toEqual(['/match/strong']);
  expect(screen.queryByRole('list', { name: 'Not stated: Weight class' })).toBeNull();
  expect(await linksOf('No source')).not.toContain('/match/sourced');
});
