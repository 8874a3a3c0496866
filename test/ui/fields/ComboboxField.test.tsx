/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { ComboboxField } from '@/ui/fields/ComboboxField';
import type { ComboboxValue } from '@/ui/fields/comboboxRows';

const people = [
  { id: 'a', label: 'Ann Lee', secondary: 'Canada' },
  { id: 'b', label: 'Annabel' },
  { id: 'c', label: 'Cy' },
];
const search = (text: string) =>
  people.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));

let value: ComboboxValue | undefined;
beforeEach(() => (value = undefined));
function Form({ allowCreate, initial }: { readonly allowCreate: boolean; readonly initial?: ComboboxValue }) {
  const [state, setState] = useState<ComboboxValue | undefined>(initial);
  return (
    <>
      <ComboboxField
        label="Player 1"
        value={state}
        onChange={(next) => {
          value = next;
          setState(next);
        }}
        search={search}
        allowCreate={allowCreate}
        newNote={(name) => `“${name}” will be added as a new player.`}
        chooseNote="Choose a player from the list."
      />
      <button type="button" onClick={() => setState({ id: 'c', label: 'Cy' })}>
        Set
      </button>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Player 1' });

test('Enter takes the first match', async () => {
  render(<Form allowCreate />);
  await userEvent.type(field(), 'ann{Enter}');
  expect(value).toEqual({ id: 'a', label: 'Ann Lee' });
  expect(field().value).toBe('Ann Lee');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrows move through the matches down to the offer to create', async () => {
  render(<Form allowCreate />);
  await userEvent.type(field(), 'ann');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Ann LeeCanada',
    'Annabel',
    ' Create “ann”',
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(value).toEqual({ id: 'b', label: 'Annabel' });
});

test('the offer to create makes the text a new name, and the field says so', async () => {
  render(<Form allowCreate />);
  await userEvent.type(field(), 'Zoe');
  await userEvent.click(screen.getByRole('option', { name: /Create “Zoe”/ }));
  expect(value).toEqual({ newName: 'Zoe' });
  expect(screen.getByText('“Zoe” will be added as a new player.')).toBeTruthy();
});

test('an exact name is taken as it is typed', async () => {
  render(<Form allowCreate={false} />);
  await userEvent.type(field(), 'cy');
  expect(value).toEqual({ id: 'c', label: 'Cy' });
});

test('an unknown name is nothing where nothing may be created, and the field asks to choose', async () => {
  render(<Form allowCreate={false} />);
  await userEvent.type(field(), 'Zoe');
  expect(value).toBeUndefined();
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByText('Choose a player from the list.')).toBeTruthy();
});

test('clearing the text clears the value', async () => {
  render(<Form allowCreate initial={{ id: 'c', label: 'Cy' }} />);
  expect(field().value).toBe('Cy');
  await userEvent.clear(field());
  expect(value).toBeUndefined();
});

test('a value set from outside replaces the text', async () => {
  render(<Form allowCreate />);
  await userEvent.type(field(), 'Zoe');
  await userEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(field().value).toBe('Cy');
});

test('what stands around stays within reach while the list is open, and a press there closes it', async () => {
  render(<Form allowCreate />);
  await userEvent.type(field(), 'ann');
  await userEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(field().value).toBe('Cy');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('leaving the field by keyboard closes the list and keeps what the text means', async () => {
  render(<Form allowCreate />);
  await userEvent.type(field(), 'Zoe');
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(value).toEqual({ newName: 'Zoe' });
});

test('the marked row is told to screen readers, and beyond the last one none is', async () => {
  render(<Form allowCreate={false} />);
  await userEvent.type(field(), 'ann');
  const marked = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(marked()).toBe('Ann LeeCanada');
  await userEvent.keyboard('{ArrowUp}');
  expect(marked()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}');
  expect(marked()).toBe('Annabel');
});

test('arrows and Enter take what is highlighted, also where there is only one to choose', async () => {
  render(<Form allowCreate={false} />);
  await userEvent.type(field(), 'annab{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Annabel');
  await userEvent.keyboard('{Enter}');
  expect(value).toEqual({ id: 'b', label: 'Annabel' });
  await userEvent.clear(field());
  await userEvent.type(field(), 'annab{ArrowUp}{ArrowUp}{Enter}');
  expect(value).toEqual({ id: 'b', label: 'Annabel' });
});

test('another text highlights its best match again, also one that was typed before', async () => {
  render(<Form allowCreate={false} />);
  await userEvent.type(field(), 'ann{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Annabel');
  await userEvent.keyboard('a{Backspace}{Enter}');
  expect(value).toEqual({ id: 'a', label: 'Ann Lee' });
});

test('a click opens the list with none highlighted, Home and End stay with the text', async () => {
  render(<Form allowCreate />);
  await userEvent.click(field());
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  await userEvent.keyboard('{End}{Home}');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
});

test('inside a dialog Escape closes the list first, Enter takes before it confirms', async () => {
  const onOk = jest.fn();
  const onCancel = jest.fn();
  render(
    <FormDialog title="Edit player" onOk={onOk} onCancel={onCancel}>
      <Form allowCreate />
    </FormDialog>,
  );
  await userEvent.type(field(), 'ann{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.type(field(), 'a{Enter}');
  expect(onOk).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onOk).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('Escape closes the list and keeps the text', async () => {
  render(<Form allowCreate />);
  await userEvent.type(field(), 'ann{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('ann');
});

test('what was typed before the items came is judged again when they are there', async () => {
  const onChange = jest.fn();
  const props = { label: 'Player 1', onChange, noun: 'player', value: undefined };
  const { rerender } = render(<ComboboxField {...props} search={() => []} />);
  await userEvent.type(field(), 'Cy');
  expect(onChange).toHaveBeenLastCalledWith(undefined, true);
  rerender(<ComboboxField {...props} search={search} allowCreate />);
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'c' }), false);
});
