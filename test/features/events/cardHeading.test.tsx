/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardEditor } from '@/features/events/card/CardEditor';
import { screens } from '@test/support/screens';
import { editor, openEditor, rows } from './cardWorld';

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Paste a card');
const paste = (text: string) => fireEvent.change(box(), { target: { value: text } });
const add = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true }).value;

test('a title fills in the new event where it is empty, and becomes no match', async () => {
  screens(rows, editor).show(<CardEditor sport="armw" />);
  await waitFor(() => expect(screen.getByText('Name is required')).toBeTruthy());
  fireEvent.change(screen.getByLabelText('Place'), { target: { value: 'Kyoto' } });
  paste('Tokyo Open Supermatch - 22 Nov 2026\nVenue: Osaka\nAnn Ash - Bea Birch 3-1');
  expect(await screen.findByText(/^About the event: Tokyo Open Supermatch · .*2026/)).toBeTruthy();
  await add('Add 1 match');
  expect(box().value).toBe('Tokyo Open Supermatch - 22 Nov 2026\nVenue: Osaka');
  await add('Fill in the event');
  expect([valueOf('Name'), valueOf('Date'), valueOf('Place')]).toEqual([
    'Tokyo Open Supermatch',
    '2026-11-22',
    'Kyoto',
  ]);
  expect(box().value).toBe('');
});

test('a name that has numbers in it is doubted in its place until somebody corrects or keeps it', async () => {
  await openEditor(screens(rows, editor));
  paste('Ann Ash - Oleg Zhokh No 7 3-0');
  await add('Add 1 match');
  const row = within(screen.getByRole('group', { name: 'Match 1' }));
  expect(row.getByText(/“Oleg Zhokh No 7” does not look like just a name/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true);
  await userEvent.click(row.getByRole('button', { name: 'It is a name' }));
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', false);
});
