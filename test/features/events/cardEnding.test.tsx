/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { CardEditor } from '@/features/events/card/CardEditor';
import { isBlank } from '@/features/events/card/cardForm';
import { cardSchema } from '@/features/events/card/cardSchema';
import { EventMenu } from '@/features/events/EventMenu';
import { noWhy } from '@/wiki/editing/why';
import { selectMatch, selectMatchIdsOfEvent } from '@/wiki/records/recordsSelectors';
import { event, match } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { ann, bea, editor, openEditor, row, rows } from './cardWorld';
import { builtInSports } from '@/model/sports';

const pasteBox = () => screen.getByLabelText('Paste a card');
async function add(text: string, button: string) {
  fireEvent.change(pasteBox(), { target: { value: text } });
  await userEvent.click(await screen.findByRole('button', { name: button }));
}
const inRow = (number: number) => within(screen.getByRole('group', { name: `Match ${number}` }));
const selectIn = (number: number, name: string) => inRow(number).getByLabelText<HTMLSelectElement>(name);
const previewed = () =>
  [...screen.getByRole('list', { name: 'Preview' }).children].map((item) => item.textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('a pasted winner without a score is shown, sent, and wins the proposed match', async () => {
  const world = screens(rows, editor);
  await openEditor(world);
  await add(
    'Women\nAnn Ash def. Bea Birch\nAnn Ash (L) v Bea Birch (W) walkover left\nAnn Ash - Bea Birch draw',
    'Add 3 matches',
  );
  expect(selectIn(1, 'Outcome').value).toBe('winner');
  expect(selectIn(1, 'Winner').selectedOptions[0]?.text).toBe('Ann Ash');
  expect(selectIn(2, 'Winner').selectedOptions[0]?.text).toBe('Bea Birch');
  await userEvent.click(button('Preview'));
  expect(previewed()).toEqual([
    expect.stringContaining('Ann Ash W–L Bea Birch'),
    expect.stringMatching(/Ann Ash L–W Bea Birch · left.*Walkover/),
    expect.stringMatching(/Ann Ash D–D Bea Birch.*Draw/),
  ]);
  await userEvent.click(button('Send 3 matches'));
  const sent = selectMatchIdsOfEvent(world.state(), 'e1').map((id) => selectMatch(world.state(), id));
  expect(
    sent.map((each) => [each?.outcome, each?.winner, each?.player1.result, each?.player2.result]),
  ).toEqual([
    [undefined, undefined, undefined, undefined],
    ['winner', 'player1', 'W', 'L'],
    ['walkover', 'player2', 'L', 'W'],
    ['draw', undefined, 'D', 'D'],
  ]);
});

test('how a match ended can be changed or cleared in its row, and is asked of no other row', async () => {
  await openEditor(screens(rows, editor));
  await add('Women\nAnn Ash def. Bea Birch DQ\nAnn Ash - Bea Birch 3-1', 'Add 2 matches');
  expect(inRow(2).queryByLabelText('Winner')).toBeNull();
  await userEvent.selectOptions(selectIn(1, 'Winner'), 'Bea Birch');
  await userEvent.click(button('Preview'));
  expect(previewed()[0]).toContain('Ann Ash L–W Bea Birch');
  await userEvent.click(button('Back to the card'));

  await userEvent.selectOptions(selectIn(1, 'Winner'), '');
  expect(screen.getByText('Match 1: Say who won, or enter both scores.')).toBeTruthy();
  expect(button('Preview')).toHaveProperty('disabled', true);
  await userEvent.selectOptions(selectIn(1, 'Outcome'), '');
  expect(document.activeElement).toBe(selectIn(1, 'Outcome'));
  await userEvent.click(button('Preview'));
  expect(previewed()[0]).toContain('Ann Ash v Bea Birch');
});

test('a typed score that decides the match clears the outcome without a score', async () => {
  await openEditor(screens(rows, editor));
  await add('Women\nAnn Ash def. Bea Birch\nAnn Ash def. Bea Birch 2-2', 'Add 2 matches');
  const type = (name: string, score: string) => userEvent.type(inRow(1).getByLabelText(name), score);
  await type('Player 1 score', '4');
  expect(selectIn(1, 'Outcome').value).toBe('winner');
  await type('Player 2 score', '1');
  expect([selectIn(1, 'Outcome').value, selectIn(1, 'Winner').value]).toEqual(['', '']);
  await userEvent.click(button('Preview'));
  expect(previewed()).toEqual([
    expect.stringContaining('Ann Ash 4–1 Bea Birch'),
    expect.stringMatching(/2–2.*Won, scores level/),
  ]);
});

test('a contradiction is not read, and says why', async () => {
  await openEditor(screens(rows, editor));
  fireEvent.change(pasteBox(), {
    target: {
      value: [
        'Ann Ash def. Bea Birch draw',
        'Ann Ash - Bea Birch 3-1 draw',
        'Ann Ash - Bea Birch walkover',
      ].join('\n'),
    },
  });
  await waitFor(() =>
    expect(screen.getByText('A draw or no contest has no winner, but one is named.')).toBeTruthy(),
  );
  expect(screen.getByText('In a draw both scores are the same.')).toBeTruthy();
  expect(screen.getByText('Who won? Name the winner, or add the score.')).toBeTruthy();
});

test('a row that says only how a match ended is not thrown away as blank', () => {
  expect(isBlank(row({}))).toBe(true);
  expect(isBlank(row({ outcome: 'draw' }))).toBe(false);
});

describe('a form that the device has kept', () => {
  const { outcome: _, winner: __, ...plain } = row({ player1: ann, player2: bea });
  const form = { event: {}, rows: [plain], paste: '', others: [], why: noWhy };

  test('without endings is read', () => {
    expect(v.safeParse(cardSchema(builtInSports), form).output).toEqual(form);
  });

  test('keeps what is doubted, but no doubt of another version', () => {
    const doubts = [
      { code: 'left', said: 'Oak Hill' },
      { code: 'women', said: '(W)', at: 'gender' },
    ];
    const kept = { ...form, rows: [{ ...plain, doubts: [...doubts, { code: 'unheard', said: '' }] }] };
    expect(v.safeParse(cardSchema(builtInSports), kept).output).toEqual({
      ...form,
      rows: [{ ...plain, doubts }],
    });
  });

  test('keeps how a match ended', () => {
    const kept = { ...form, rows: [{ ...plain, outcome: 'injury', winner: 'player2' }] };
    expect(v.safeParse(cardSchema(builtInSports), kept).output).toEqual(kept);
    expect(
      v.safeParse(cardSchema(builtInSports), { ...form, rows: [{ ...plain, outcome: 'constructor' }] })
        .success,
    ).toBe(false);
  });
});

test('a copied card can be pasted with who won and how', async () => {
  const user = userEvent.setup();
  const { player1, player2 } = match('m');
  const sides = { player1: { ...player1, name: 'Ann Ash' }, player2: { ...player2, name: 'Bea Birch' } };
  const card = [
    match('m1', { ...sides, order: 1, outcome: 'winner', winner: 'player1' }),
    match('m2', { ...sides, order: 2, outcome: 'injury', winner: 'player2' }),
    match('m3', { ...sides, order: 3, outcome: 'draw' }),
  ];
  const world = screens({ ...rows, matches: card }, editor);
  const menu = world.show(<EventMenu event={event('e1')} />);
  await user.click(screen.getByRole('button'));
  await user.click(await screen.findByText('Copy as text'));
  await waitFor(async () => expect(await navigator.clipboard.readText()).not.toBe(''));
  const text = await navigator.clipboard.readText();
  expect(text.split('\n')).toEqual([
    'Ann Ash def. Bea Birch women',
    'Ann Ash (L) v Bea Birch (W) injury women',
    'Ann Ash - Bea Birch draw women',
  ]);
  menu.unmount();
  world.show(<CardEditor sport="armw" eventId="e1" />);
  await add(text, 'Add 3 matches');
  expect([1, 2, 3].map((at) => [selectIn(at, 'Outcome').value, selectIn(at, 'Winner').value])).toEqual([
    ['winner', 'player1'],
    ['injury', 'player2'],
    ['draw', ''],
  ]);
});
