/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayerFactsLine } from '@/features/search/FactsLine';
import { playerId } from '@/model/ids';
import type { Match, Player } from '@/model/records/records';
import { emptyDraft } from '@/parts/drafts/draft';
import { PlayerField } from '@/parts/forms/PlayerField';
import { PlayerGrid } from '@/parts/records/PlayerGrid';
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

const twins = [kim('a'), kim('b')];
const fights = [met('m1', 'a', 'Bob', '70kg'), met('m2', 'Cid', 'b', '90kg')];

test('neighbours of a long list are told apart', () => {
  const others = Array.from({ length: 99 }, (_, at) => player(`p${at}`, { name: `Al ${at}` }));
  const players = [...twins, ...others];
  const { container } = screens({ events: [event('e1')], players, matches: fights }).show(
    <PlayerGrid ids={players.map(({ id }) => id)} label="Players" />,
  );
  for (const told of ['70kg', '90kg']) expect(container.textContent).toContain(told);
});

test('found players are told apart in a search', () => {
  const { container } = screens({ events: [event('e1')], players: twins, matches: fights }).show(
    <>
      {twins.map((twin) => (
        <PlayerFactsLine key={twin.id} player={twin} among={['a', 'b']} activity={undefined} />
      ))}
    </>,
  );
  expect(container.textContent).toBe('South Korea · 70kgSouth Korea · 90kg');
});

test('the players that a row of a card offers are told apart', async () => {
  screens({ events: [event('e1')], players: twins, matches: fights }).show(
    <PlayerField label="Player 1" draft={emptyDraft} onChange={() => undefined} />,
  );
  await userEvent.type(screen.getByRole('combobox'), 'Kim L');
  const offers = await screen.findAllByRole('option', { name: /South Korea/ });
  expect(offers.map(({ textContent }) => textContent)).toEqual([
    'Kim LeeSouth Korea, 70kg',
    'Kim LeeSouth Korea, 90kg',
  ]);
});

test('a name that nobody else beside it bears is told nothing of', () => {
  expect(linksOf([kim('a'), kim('b', { name: 'Ann Ash' })], [met('m1', 'a', 'Bob', '70kg')])).toBe(
    'Kim Lee (South Korea), Ann Ash (South Korea)',
  );
});
