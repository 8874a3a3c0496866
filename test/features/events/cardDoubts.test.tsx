/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sideOfName } from '@/features/events/card/knownNames';
import { playerId } from '@/model/ids';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import { match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';
// Compiles the code that compares names before a test waits for it.
import '@/model/identity/nameHints';
import { editor, openEditor, rows } from './cardWorld';

const paste = (text: string) =>
  fireEvent.change(screen.getByLabelText('Paste a card'), { target: { value: text } });
const rowTexts = (number: number) =>
  within(screen.getByRole('group', { name: `Match ${number}` }))
    .queryAllByText(/is not imported|after the name|0–0|several countries/)
    .map(({ textContent }) => textContent);

test('what a line says besides is asked about at its row, until the input is changed, and in the preview', async () => {
  const world = screens({ ...rows, matches: [] }, editor);
  await openEditor(world);
  paste(
    [
      'Derya Efe CAN - Ida Marsh 0-0 women',
      'Tom Reed - Max Holt 3-1 women by pin',
      'Ian Stout (GER) - Lee Frost 3-0 women',
      'Ian Stout (CAN) - Sam Dale 3-0 women',
    ].join('\n'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add 4 matches' }));
  // Below the row and not in a column of scores, which is as wide as a number.
  const scoreless = screen.getByText(/^0–0: was it a draw/);
  expect(scoreless.closest('[data-field]')).toBeNull();
  expect([1, 2, 3, 4].map(rowTexts)).toEqual([
    [expect.stringContaining('“CAN” after the name'), expect.stringContaining('0–0')],
    [expect.stringContaining('“by pin” is not imported')],
    [expect.stringContaining('several countries: Germany · Canada')],
    [expect.stringContaining('several countries: Germany · Canada')],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const listed = within(screen.getByRole('list', { name: 'Preview' })).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent).join()).toContain('“by pin” is not imported');
});

test('a doubt about a pasted name stays while the players load again', async () => {
  const world = screens({ ...rows, matches: [] }, editor);
  await openEditor(world);
  paste('Ida Marsh - Derya Efe CAN 3-0 women');
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 match' }));
  const doubt = [expect.stringContaining('“CAN” after the name')];
  expect(rowTexts(1)).toEqual(doubt);
  const ids = rows.players.map(({ id }) => id);
  act(() => {
    world.store.dispatch(playersSlice.actions.removed({ scope: 'players', ids, deletedIds: ids }));
    world.store.dispatch(scopesSlice.actions.opened({ scope: 'players' }));
  });
  expect(screen.getAllByText('Loading players …').length).toBeGreaterThan(0);
  expect(rowTexts(1)).toEqual(doubt);
});

test('namesakes who may be meant by a pasted name are told apart', async () => {
  const twins = ['kim1', 'kim2'].map((id) => player(id, { name: 'Kim Lee', country: 'KR' }));
  const won = match('m2', {
    player1: { id: playerId('kim1'), name: 'Kim Lee', score: 3, result: 'W' },
    player2: { id: playerId('bea'), name: 'Bea Birch', score: 0, result: 'L' },
  });
  const world = screens({ ...rows, players: [...rows.players, ...twins], matches: [won] }, editor);
  await openEditor(world);
  paste('Kim Lee - Zoe Zeal 3-1 women\nZoe Zeal - Kim Lee 3-1 women');
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 matches' }));
  for (const match of ['Match 1', 'Match 2']) {
    const asked = within(screen.getByRole('group', { name: match }));
    const offers = asked.getAllByRole('button', { name: /Kim Lee \(/ });
    expect(
      offers
        .map(({ textContent }) => textContent)
        .sort()
        .join(),
    ).toMatch(/Kim Lee \(South Korea\),Kim Lee \(South Korea, last against \W?Bea Birch/);
  }
});

test('a stored player of another country is not taken for the one of the line', () => {
  const hit = { id: 'ida', fit: 'whole', cost: 0 } as const;
  const search = {
    find: () => ({ players: { best: [hit] }, events: { best: [] } }),
  } as unknown as RecordSearch;
  const kindOf = (country: string | undefined, stored: string) =>
    sideOfName(search, { name: 'Ida Marsh', country }, () => ({ name: 'Ida Marsh', country: stored })).player
      .kind;
  expect([kindOf('CA', 'Germany'), kindOf('DE', 'Germany'), kindOf(undefined, 'DE')]).toEqual([
    'newPlayer',
    'value',
    'value',
  ]);
});

test('two new names of one card that may be one person are asked about, and can be made one', async () => {
  const world = screens({ ...rows, matches: [] }, editor);
  await openEditor(world);
  paste('Yulia Orlova - Ida Marsh 3-0 women\nNora Quill - Julia Orlova 1-3 women');
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 matches' }));
  const second = within(screen.getByRole('group', { name: 'Match 2' }));
  const same = await second.findByRole('button', { name: 'The same as Yulia Orlova' });
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true);
  await userEvent.click(same);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', false),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const people = within(screen.getByRole('list', { name: 'New players' })).getAllByRole('listitem');
  expect(people.map(({ textContent }) => textContent)).toEqual(['Yulia Orlova', 'Ida Marsh', 'Nora Quill']);
});

test('new names in small letters or with the family name first are asked about once for the card', async () => {
  const world = screens({ ...rows, matches: [] }, editor);
  await openEditor(world);
  paste('max holt - otto van der kern 3-1 men\nWEISS-LAND Lena - max holt 3-0 women');
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 matches' }));
  expect(screen.getByText(/^3 new names are in small letters or have the family name first/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Use the suggested spelling of 3 names' }));
  expect(screen.queryByText(/family name first/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const people = within(screen.getByRole('list', { name: 'New players' })).getAllByRole('listitem');
  expect(people.map(({ textContent }) => textContent)).toEqual([
    'Max Holt',
    'Otto van der Kern',
    'Lena Weiss-Land',
  ]);
});

test('names in small letters can be kept, and one alone is offered in its usual spelling', async () => {
  const world = screens({ ...rows, matches: [] }, editor);
  await openEditor(world);
  paste('max holt - otto kern 3-1 men\nian stout - Tom Reed 3-0 men');
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 matches' }));
  await userEvent.click(screen.getByRole('button', { name: 'New: Ian Stout' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep them as they are' }));
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const people = within(screen.getByRole('list', { name: 'New players' })).getAllByRole('listitem');
  expect(people.map(({ textContent }) => textContent)).toEqual([
    'max holt',
    'otto kern',
    'Ian Stout',
    'Tom Reed',
  ]);
});
