/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rowProblem } from '@/features/events/card/cardForm';
import { weightUnitChosen } from '@/wiki/preferences/preferencesSlice';
import { armWrestling } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { ann, bea, editor, openEditor, row, rows } from './cardWorld';

const inRow = (number: number) => within(screen.getByRole('group', { name: `Match ${number}` }));
async function add(text: string, button: string) {
  fireEvent.change(screen.getByLabelText('Paste a card'), { target: { value: text } });
  await userEvent.click(await screen.findByRole('button', { name: button }));
}

test('weights as fought become those of the sides, with their class, and are shown before they are sent', async () => {
  const world = screens(rows, editor);
  await openEditor(world);
  await add('Ann Ash (150 lbs) - Bea Birch (68.5 kg) 3-1 R', 'Add 1 match');
  expect(inRow(1).getByLabelText<HTMLInputElement>('Player 1 weight').value).toBe('68 kg');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByText('Women · 68 kg : 68.5 kg')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 match' }));
  expect(
    world.commands().map((body) => (body.kind === 'upsertDelta' ? body.proposal.value : undefined)),
  ).toEqual([
    expect.objectContaining({
      weight: '70kg',
      player1: expect.objectContaining({ id: 'ann', weight: 68.04 }),
      player2: expect.objectContaining({ id: 'bea', weight: 68.5 }),
    }),
  ]);
});

test('a weight that is no limit marks the class of its row until somebody chooses one', async () => {
  await openEditor(screens(rows, editor));
  await add('Ann Ash - Bea Birch 68 kg women', 'Add 1 match');
  const mark = 'The source says 68 kg, which is not the limit of any class. Check the class.';
  const select = inRow(1).getByLabelText<HTMLSelectElement>('Weight class');
  expect(select.value).toBe('70kg');
  expect(select.closest('[data-field="weight"]')?.textContent).toContain(mark);
  await userEvent.selectOptions(select, '65kg');
  expect(screen.queryByText(mark)).toBeNull();
});

test('a weight said of the match is of both sides: marked at each, in the preview as in what is sent, in the chosen unit', async () => {
  const world = screens(rows, editor);
  await openEditor(world);
  act(() => void world.store.dispatch(weightUnitChosen('lb')));
  await add('Ann Ash - Bea Birch 3-1 150 lbs R women', 'Add 1 match');
  const mark = 'The source gives 150 lb for the match, not for a player. Check the weight.';
  expect(screen.getAllByText(mark)).toHaveLength(2);
  expect(inRow(1).getByLabelText<HTMLInputElement>('Player 2 weight').value).toBe('150 lb');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByText('Women · 150 lb : 150 lb')).toBeTruthy();
  expect(screen.getAllByText(mark)).toHaveLength(1);
  expect(
    screen.getByText('The source says 150 lb, which is not the limit of any class. Check the class.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 match' }));
  expect(
    world.commands().map((body) => (body.kind === 'upsertDelta' ? body.proposal.value : undefined)),
  ).toEqual([
    expect.objectContaining({
      weight: '70kg',
      player1: expect.objectContaining({ id: 'ann', weight: 68.04 }),
      player2: expect.objectContaining({ id: 'bea', weight: 68.04 }),
    }),
  ]);
});

test('weights fall into a class once the gender of their row is known, however it becomes so', async () => {
  await openEditor(screens(rows, editor));
  await add(
    [
      'Ann Ash (210 lbs) vs Zoe Zeal (205 lbs)',
      'Cid Cedar (252 lbs) vs Dan Dale (250 lbs)',
      'Eve Elm - Fay Fir 240 lbs',
    ].join('\n'),
    'Add 3 matches',
  );
  const classIn = (number: number) => inRow(number).getByLabelText<HTMLSelectElement>('Weight class').value;
  expect([1, 2, 3].map(classIn)).toEqual(['80kg+', '', '']);
  await userEvent.selectOptions(inRow(3).getByLabelText('Gender'), 'W');
  expect([1, 2, 3].map(classIn)).toEqual(['80kg+', '', '80kg+']);
  const asked = within(screen.getByRole('group', { name: /^1 match has no gender/ }));
  await userEvent.click(asked.getByRole('button', { name: 'Men' }));
  expect([1, 2, 3].map(classIn)).toEqual(['80kg+', '115kg', '80kg+']);
});

test('a weight that nobody can have, or that is none, keeps a row from being sent', () => {
  const weighing = (weight1: number | string) =>
    rowProblem(row({ player1: ann, player2: bea, weight1 }), armWrestling);
  expect(weighing('heavy')).toBe('weight');
  expect(weighing(900)).toBe('weight');
  expect(weighing(92.3)).toBeUndefined();
});
