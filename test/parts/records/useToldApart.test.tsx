/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { playerId } from '@/model/ids';
import type { Match, Player } from '@/model/records/records';
import { PlayerNamesakeLinks } from '@/parts/namesakes/PlayerNamesakeLinks';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const kim = (id: string, fields: Partial<Player> = {}) =>
  player(id, { name: 'Kim Lee', country: 'KR', ...fields });
const met = (id: string, first: string, second: string, weight: Match['weight']) =>
  match(id, {
    player1: { id: playerId(first), name: first, score: 3, result: 'W' },
    player2: { id: playerId(second), name: second, score: 1, result: 'L' },
    ...(weight !== undefined && { weight }),
  });

const linksOf = (players: readonly Player[], matches: readonly Match[] = []) => {
  const all = [...players, player('Bob', { name: 'Bob' }), player('Cid', { name: 'Cid' })];
  const { container } = screens({ events: [event('e1')], players: all, matches }).show(
    <PlayerNamesakeLinks ids={players.map(({ id }) => id)} />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(players.length);
  return container.textContent;
};

test.each([
  ['country', [kim('a'), kim('b', { country: 'US' })], [], 'Kim Lee (South Korea), Kim Lee (United States)'],
  [
    'class of the newest match',
    [kim('a'), kim('b')],
    [met('m1', 'a', 'Bob', '70kg'), met('m2', 'Cid', 'b', '90kg')],
    'Kim Lee (South Korea, 70kg), Kim Lee (South Korea, 90kg)',
  ],
  [
    'last opponent where the class is the same',
    [kim('a'), kim('b')],
    [met('m1', 'a', 'Bob', '70kg'), met('m2', 'Cid', 'b', '70kg')],
    'Kim Lee (South Korea, last against Bob), Kim Lee (South Korea, last against Cid)',
  ],
])('players of one name are told apart by their %s', (_, players, matches, text) => {
  expect(linksOf(players, matches)?.replace(/[\u2066-\u2069]/g, '')).toBe(text);
});

test('a name that nobody else beside it bears is told nothing of', () => {
  expect(linksOf([kim('a'), kim('b', { name: 'Ann Ash' })], [met('m1', 'a', 'Bob', '70kg')])).toBe(
    'Kim Lee (South Korea), Ann Ash (South Korea)',
  );
});
