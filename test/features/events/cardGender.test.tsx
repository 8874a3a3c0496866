/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardEditor } from '@/features/events/card/CardEditor';
import { CardPreview } from '@/features/events/card/CardPreview';
import { blankAfter } from '@/features/events/card/cardForm';
import { replaceRow } from '@/features/events/card/rowOrder';
import { draftOf } from '@/parts/drafts/draft';
import type { Gender } from '@/model/sports';
import { noWhy } from '@/wiki/editing/why';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { match as matchRecord, player } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { allMatchesCome, ann, bea, editor, openEditor, row, rows } from './cardWorld';

const match = (number: number) => within(screen.getByRole('group', { name: `Match ${number}` }));
const genderOf = (number: number) => match(number).getByLabelText<HTMLSelectElement>('Gender');

async function choose(number: number, side: 1 | 2, name: string) {
  await userEvent.type(match(number).getByLabelText(`Player ${side}`), name);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
}

afterEach(() => void jest.useRealTimers());

test('a card begins without a gender; players who are known tell it, and the next row has that of the row above', async () => {
  await openEditor(screens(rows, editor));
  expect(genderOf(1).value).toBe('');
  expect(within(genderOf(1)).getByRole('option', { name: 'Unknown' })).toBeTruthy();
  await choose(1, 1, 'Ann Ash');
  expect([genderOf(1).value, genderOf(2).value]).toEqual(['', '']);
  await choose(1, 2, 'Bea Birch');
  expect([genderOf(1).value, genderOf(2).value]).toEqual(['W', 'W']);
  expect(screen.queryByRole('group', { name: /has no gender/ })).toBeNull();
});

test('of players of whom nothing is known somebody has to say it, and the row below goes on with that', async () => {
  const zoe = player('zoe', { name: 'Zoe Zeal' });
  await openEditor(screens({ ...rows, players: [...rows.players, zoe], matches: [] }, editor));
  await choose(1, 1, 'Ann Ash');
  await choose(1, 2, 'Zoe Zeal');
  expect(genderOf(1).value).toBe('');
  expect(screen.getByText('Match 1: choose the gender.')).toBeTruthy();
  fireEvent.change(genderOf(1), { target: { value: 'M' } });
  expect([genderOf(1).value, genderOf(2).value]).toEqual(['M', 'M']);
  expect(screen.queryByText('Match 1: choose the gender.')).toBeNull();
});

test('matches that come late tell the gender of rows that are there, and of none that somebody has said', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  const world = screens({ ...rows, matches: [] }, editor);
  world.show(<CardEditor sport="armw" eventId="e1" />);
  const box = await screen.findByLabelText('Paste a card');
  fireEvent.change(box, { target: { value: 'Ann Ash def. Bea Birch\nBea Birch def. Ann Ash R' } });
  await user.click(await screen.findByRole('button', { name: 'Add 2 matches' }));
  fireEvent.change(genderOf(2), { target: { value: '-' } });
  expect([1, 2, 3].map((number) => genderOf(number).value)).toEqual(['', '-', '']);
  expect(world.followed).toContain('matchesOfSport/armw');

  // The copy arrives in slices: a later one may show a player with women whose earlier matches were with men.
  const { added } = matchesSlice.actions;
  const comes = (gender: Gender) =>
    act(async () => {
      world.store.dispatch(scopesSlice.actions.filled({ scope: 'matchesOfSport/armw', share: 0.5 }));
      world.store.dispatch(
        added({ scope: 'matchesOfSport/armw', docs: [matchRecord(`of-${gender}`, { gender, arm: 'R' })] }),
      );
    });
  await comes('M');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect([1, 2, 3].map((number) => genderOf(number).value)).toEqual(['', '-', '']);
  await allMatchesCome(world);
  await waitFor(() => expect(genderOf(1).value).toBe('M'));
  expect([2, 3].map((number) => genderOf(number).value)).toEqual(['-', '']);
  fireEvent.change(genderOf(1), { target: { value: 'W' } });
  await comes('W');
  await allMatchesCome(world);
  expect(genderOf(1).value).toBe('W');
});

test('without a network the matches that are on the device tell the gender', async () => {
  const world = screens(rows, editor);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  try {
    world.show(<CardEditor sport="armw" eventId="e1" />);
    await screen.findByText('Enter at least one match.');
    await choose(1, 1, 'Ann Ash');
    await choose(1, 2, 'Bea Birch');
    expect(genderOf(1).value).toBe('W');
  } finally {
    jest.restoreAllMocks();
  }
});

test('a blank row follows the one above only while it has what that one had', () => {
  const first = row({ key: 'first', player1: ann, arm: 'L' });
  const blank = blankAfter([first], 'blank');
  const changed = { ...first, arm: 'R', gender: 'W' as const, weight: '75kg' };
  expect(replaceRow([first, blank], changed)).toEqual([changed, blankAfter([changed], 'blank')]);
  expect(replaceRow([first, blank], changed)[1]).toMatchObject({ arm: 'R', gender: 'W' });
  expect(replaceRow([first, blank], changed)[1]).not.toHaveProperty('weight');
  const own = { ...blank, gender: '-' as const };
  expect(replaceRow([first, own], changed)).toEqual([changed, own]);
  const filled = { ...blank, player1: bea };
  expect(replaceRow([first, filled], changed)).toEqual([changed, filled]);
  expect(replaceRow([first], { ...first, key: 'gone' })).toEqual([first]);
});

test('the preview shows every fact of the event and of each match', async () => {
  const world = screens(rows, editor);
  (await openEditor(world)).unmount();
  const drafts = {
    name: 'Tokyo Open',
    date: '2026-11-22',
    location: 'Tokyo',
    country: 'JP',
    level: 'championship',
  };
  const form = {
    event: Object.fromEntries(Object.entries(drafts).map(([path, value]) => [path, draftOf(value)])),
    rows: [
      row({
        player1: ann,
        player2: bea,
        gender: 'W',
        arm: 'L',
        weight: '75kg',
        round: 'final',
        outcome: 'injury',
        winner: 'player1',
        weight1: 74.5,
        weight2: 73,
      }),
    ],
    paste: '',
    others: [],
    why: noWhy,
  };
  world.show(
    <CardPreview
      sport="armw"
      eventId={undefined}
      form={form}
      onForgotten={() => undefined}
      onBack={() => undefined}
      onSent={() => undefined}
    />,
  );
  const event = screen.getByRole('list', { name: 'The event' });
  for (const words of ['Tokyo Open', 'Date: ', 'Place: Tokyo', 'Country: Japan', 'Level: Championship'])
    expect(event.textContent).toContain(words);
  const listed = screen.getByRole('list', { name: 'Preview' });
  for (const words of ['Final', 'Injury', 'left', '75kg', 'Women', '74.5 kg : 73 kg'])
    expect(listed.textContent).toContain(words);
});
