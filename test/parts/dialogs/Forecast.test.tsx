/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DateString } from '@/model/dates';
import { deltaId, userId } from '@/model/ids';
import { AddEventButton, AddMatchButton, EditFactsButton } from '@/parts/dialogs/formButtons';
import { EditButton } from '@/parts/dialogs/EditButton';
import { delta, event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const rows = {
  events: [event('e1', { location: 'Rome' })],
  matches: [match('m1')],
  players: [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' })],
};
const editor = { uid: 'editor' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const ahead = async () => within(await screen.findByRole('region', { name: 'Check before sending' }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('one field shows the difference and the warnings that moderators will see, once something is typed', async () => {
  screens(rows, editor).show(<EditButton collection="event" id="e1" field="location" />);
  await press('Edit place');
  expect(screen.queryByRole('region', { name: 'Check before sending' })).toBeNull();
  const field = screen.getByLabelText('Place');
  await userEvent.clear(field);
  await userEvent.type(field, 'Milan');
  const shown = await ahead();
  expect(rowsOf(shown.getByRole('table'))).toEqual([['Place', 'Rome', 'Milan']]);
  expect(shown.getByText('No source is given.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Where can we check this?'), 'a poster');
  expect(shown.queryByText('No source is given.')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'Rome');
  expect(screen.queryByRole('region', { name: 'Check before sending' })).toBeNull();
});

test('the own open proposal, which is replaced, is no other proposal', async () => {
  const own = delta('d1', {
    field: 'location',
    value: 'Oslo',
    base: 'Rome',
    source: 'x',
    author: userId('editor'),
  });
  const other = { ...own, id: deltaId('d2'), author: userId('other'), source: 'the stream' };
  const type = async (deltas: readonly (typeof own)[]) => {
    const { unmount } = screens({ ...rows, deltas }, editor).show(
      <EditButton collection="event" id="e1" field="location" />,
    );
    await press('Edit place');
    await userEvent.type(screen.getByLabelText('Place'), ' city');
    const text = (await screen.findByRole('region', { name: 'Check before sending' })).textContent;
    unmount();
    return text;
  };
  const rival = 'Another open proposal gives a different value';
  expect(await type([own])).not.toContain(rival);
  expect(await type([own, other])).toContain(rival);
});

test('a form of all facts shows what is typed, and what the own open edit has already', async () => {
  const own = delta('d1', {
    field: '',
    value: { series: 'Opens' },
    base: { series: null },
    author: userId('editor'),
  });
  screens({ ...rows, deltas: [own] }, editor).show(
    <EditFactsButton collection="event" id="e1" recordName="Event e1" />,
  );
  await press('Edit facts');
  const field = await screen.findByLabelText('Place');
  await userEvent.clear(field);
  await userEvent.type(field, 'Milan');
  expect(rowsOf((await ahead()).getByRole('table'))).toEqual([
    ['Place', 'Rome', 'Milan'],
    ['Series', 'nothing', 'Opens'],
  ]);
});

test('a new name of a player is one row, and a change of name two', async () => {
  screens(rows, editor).show(<EditButton collection="player" id="ann" field="name" />);
  await press('Edit name');
  await userEvent.type(await screen.findByLabelText('Name'), 'a');
  expect(rowsOf((await ahead()).getByRole('table'))).toEqual([['Name', 'Ann', 'Anna']]);
});

test('a new match has only warnings', async () => {
  const date = `${new Date().getFullYear() + 1}-06-01` as DateString;
  screens({ ...rows, events: [event('e1', { date })], matches: [] }, editor).show(
    <AddMatchButton eventId="e1" />,
  );
  await press('Add match');
  await userEvent.type(screen.getByLabelText('Player 1'), 'Ann');
  await userEvent.type(screen.getByLabelText('Player 2'), 'Bea');
  await userEvent.selectOptions(screen.getByLabelText('Gender'), 'W');
  await userEvent.type(screen.getByLabelText('Player 1 score'), '3');
  await userEvent.type(screen.getByLabelText('Player 2 score'), '1');
  const shown = await ahead();
  expect(shown.queryByRole('table')).toBeNull();
  expect(shown.getByText(`It has a result, but its day has not come: ${date}`)).toBeTruthy();
});

test('a new event and a new match say that there is one like it', async () => {
  const open = event('e1', { name: 'Harbour Open 2024', date: '2024-05-04' as DateString });
  const date = open.date;
  const known = screens({ ...rows, events: [open] }, editor).show(<AddEventButton sport={open.sport.id} />);
  await press('Add event');
  await userEvent.type(await screen.findByLabelText('Name'), 'Harbour Open 2024');
  await userEvent.type(screen.getByLabelText('Date'), '2024-05-05');
  expect((await ahead()).getByText(/^An event with a similar name, within a day of this one/)).toBeTruthy();
  known.unmount();

  screens({ ...rows, events: [open], matches: [match('m1', { date })] }, editor).show(
    <AddMatchButton eventId="e1" />,
  );
  await press('Add match');
  await userEvent.type(screen.getByLabelText('Player 1'), 'Ann');
  await userEvent.type(screen.getByLabelText('Player 2'), 'Bea');
  await userEvent.selectOptions(screen.getByLabelText('Gender'), 'W');
  expect((await ahead()).getByText('These two players already have a match at this event.')).toBeTruthy();
});
