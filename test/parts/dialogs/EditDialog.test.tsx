/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddMatchButton, AddPlayerButton, EditFactsButton } from '@/parts/dialogs/formButtons';
import { EditButton } from '@/parts/dialogs/EditButton';
import { RecordFields } from '@/parts/dialogs/RecordFields';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { SignInToEdit } from '@/parts/session/SignInToEdit';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import type { DateString } from '@/model/dates';
import { userId } from '@/model/ids';
import { delta, event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const rows = {
  events: [event('e1')],
  players: [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' })],
  matches: [match('m1', { order: 4 })],
};
const sides = { player1: match('m').player1, player2: match('m').player2 };
const scored = (one: number, two: number) => ({
  player1: { ...sides.player1, score: one },
  player2: { ...sides.player2, score: two },
});
const contradicted = {
  ...rows,
  matches: [
    match('won', { ...scored(3, 2), winner: 'player1' }),
    match('drawn', { ...scored(3, 2), player1: sides.player1, outcome: 'draw' }),
  ],
};
const editor = { uid: 'editor' };
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('visitors get a way to sign in that leads back, in place of the buttons', () => {
  screens(rows).show(
    <>
      <EditButton collection="event" id="e1" field="name" />
      <AddMatchButton eventId="e1" />
      <SignInToEdit />
    </>,
    '/sport/armw?x=1',
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/login?next=%2Fsport%2Farmw%3Fx%3D1');
});

test('OK is disabled while the value may not be stored, and the field says why', async () => {
  const world = screens(rows, editor);
  world.show(<EditButton collection="event" id="e1" field="name" />);
  await userEvent.click(button('Edit name'));
  const field = screen.getByLabelText('Name');
  expect(field).toHaveProperty('value', 'Event e1');
  await userEvent.clear(field);
  expect(button('OK').disabled).toBe(true);
  expect(screen.getByText('Name is required')).toBeTruthy();
  await userEvent.type(field, 'Open');
  await userEvent.click(button('OK'));
  expect(screen.queryAllByRole('dialog')).toHaveLength(0);
  expect(world.commands()).toEqual([
    expect.objectContaining({ proposal: expect.objectContaining({ value: 'Open' }) }),
  ]);
});

test('where only the month is known, the day is entered with what is known of it', async () => {
  const month = { date: '2019-11-01' as DateString, datePrecision: 'month' } as const;
  const world = screens({ ...rows, events: [event('e1', month)] }, editor);
  world.show(<RecordFields collection="event" id="e1" />);
  expect(screen.getByText('November 2019')).toBeTruthy();
  expect(screen.queryByText('How exact the date is')).toBeNull();
  await userEvent.click(button('Edit date'));
  await userEvent.selectOptions(screen.getByLabelText('How exact the date is'), '');
  await userEvent.clear(screen.getByLabelText('Date'));
  await userEvent.type(screen.getByLabelText('Date'), '2019-11-17');
  await userEvent.click(button('OK'));
  expect(world.commands()).toEqual([
    expect.objectContaining({
      proposal: expect.objectContaining({ field: '', value: { date: '2019-11-17', datePrecision: null } }),
    }),
  ]);
});

test('a score that is no whole number stays as typed, with the reason, and cannot be proposed', async () => {
  const world = screens(rows, editor);
  const view = world.show(<EditButton collection="match" id="m1" field="player1.score" />);
  await userEvent.click(button('Edit player 1 score'));
  const field = () => screen.getByLabelText<HTMLInputElement>('Player 1 score');
  await userEvent.clear(field());
  await userEvent.type(field(), '3.5');
  expect(field().value).toBe('3.5');
  expect(button('OK').disabled).toBe(true);
  expect(screen.getByText('Player 1 score: expected a whole number from 0 to 99, found "3.5"')).toBeTruthy();

  view.unmount();
  world.show(<EditButton collection="match" id="m1" field="player1.score" />);
  await userEvent.click(button('Edit player 1 score'));
  expect(field().value).toBe('3.5');
  expect(button('OK').disabled).toBe(true);
  await userEvent.clear(field());
  await userEvent.type(field(), '35');
  await userEvent.click(button('OK'));
  expect(world.commands()).toEqual([
    expect.objectContaining({ proposal: expect.objectContaining({ value: 35 }) }),
  ]);
});

test('a typed score that decides the match clears the outcome "won, score unknown", also where one score is edited', async () => {
  const won = match('won', {
    player1: { ...sides.player1, result: 'W' },
    player2: { ...sides.player2, score: 1, result: 'L' },
    outcome: 'winner',
    winner: 'player1',
  });
  const world = screens({ ...rows, matches: [won] }, editor);
  world.show(<EditButton collection="match" id="won" field="player1.score" />);
  await userEvent.click(button('Edit player 1 score'));
  const outcome = screen.getByLabelText<HTMLSelectElement>('Outcome');
  await userEvent.type(screen.getByLabelText('Player 1 score'), '1');
  expect(outcome.value).toBe('winner');
  await userEvent.clear(screen.getByLabelText('Player 1 score'));
  await userEvent.type(screen.getByLabelText('Player 1 score'), '4');
  expect(outcome.value).toBe('');
  await userEvent.click(button('OK'));
  expect(world.commands()).toMatchObject([
    { proposal: { field: '', value: { player1: { score: 4 }, outcome: null, winner: null } } },
  ]);
});

test('an open proposal is where one goes on, and is overwritten', async () => {
  const own = delta('d1', { author: userId('editor'), value: 'First', note: 'why' });
  const world = screens({ ...rows, deltas: [own] }, editor);
  world.show(
    <>
      <PendingBadge collection="event" id="e1" field="name" />
      <PendingBadge collection="event" id="e1" field="date" />
      <EditButton collection="event" id="e1" field="name" />
    </>,
  );
  expect(screen.getAllByText('Pending')).toHaveLength(1);
  await userEvent.click(button('Edit name'));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'First');
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'why');
  await userEvent.type(screen.getByLabelText('Name'), ' and second');
  await userEvent.click(button('OK'));
  expect(world.commands()).toEqual([
    expect.objectContaining({
      deltaId: 'd1',
      basedOn: 1_000,
      proposal: expect.objectContaining({ note: 'why' }),
    }),
  ]);
  expect(screen.getByText('Pending, on this device')).toBeTruthy();
});

test.each([
  [
    'the last day',
    'before the first',
    <EditButton key="b" collection="event" id="e1" field="endDate" />,
    { label: 'Last day', wrong: '2023-05-05', right: '2023-05-07' },
    'The last day is before the first day',
  ],
  [
    'a score',
    'below that of the other side, who lost',
    <EditButton key="b" collection="match" id="won" field="player1.score" />,
    { label: 'Player 1 score', wrong: '1', right: '4' },
    'The winner needs the higher score',
  ],
  [
    'a score',
    'other than that of the other side in a draw',
    <EditButton key="b" collection="match" id="drawn" field="player1.score" />,
    { label: 'Player 1 score', wrong: '3', right: '2' },
    'In a draw both scores are the same',
  ],
])(
  '%s is refused %s, and taken where the record agrees',
  async (_, __, edit, { label, ...typed }, sentence) => {
    const world = screens(contradicted, editor);
    world.show(edit);
    await userEvent.click(screen.getByRole('button'));
    const type = async (text: string) => {
      await userEvent.clear(screen.getByLabelText(label));
      await userEvent.type(screen.getByLabelText(label), text);
    };
    await type(typed.wrong);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(button('OK').disabled).toBe(true);
    await type(typed.right);
    await userEvent.click(button('OK'));
    expect(world.commands()).toHaveLength(1);
  },
);

test('a contradiction that the record has already keeps no other field from being edited', async () => {
  const world = screens({ ...rows, events: [event('e1', { endDate: '2023-05-01' as DateString })] }, editor);
  world.show(<EditButton collection="event" id="e1" field="name" />);
  await userEvent.click(button('Edit name'));
  await userEvent.type(screen.getByLabelText('Name'), ' Open');
  await userEvent.click(button('OK'));
  expect(world.commands()).toHaveLength(1);
});

test('codes of a sport read as its definition names them, in the list of facts and in the dialog of one', async () => {
  const world = screens({ ...rows, matches: [match('m1', { arm: 'L' })] }, editor);
  world.show(<RecordFields collection="match" id="m1" />);
  expect(screen.getByText('Arm').closest('div')?.textContent).toContain('Left');
  await userEvent.click(button('Edit arm'));
  expect(screen.getByLabelText('Arm')).toHaveProperty('selectedOptions.0.textContent', 'Left');
});

test('in a list of facts the mark of an own proposal is an icon, whose words are for screen readers and pointers', () => {
  const own = delta('d1', { field: '', value: { name: 'First' }, author: userId('editor') });
  screens({ ...rows, deltas: [own] }, editor).show(<RecordFields collection="event" id="e1" />);
  const mark = screen.getByTitle('Pending');
  expect(mark.closest('dd')?.textContent).toBe('FirstPendingEdit name');
});

test('a new match begins with the next place on the card and the day of its event', async () => {
  const world = screens(rows, editor);
  world.show(<AddMatchButton eventId="e1" />);
  await userEvent.click(button('Add match'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Order')).toHaveProperty('value', '5');
  expect(dialog.getByLabelText('Date')).toHaveProperty('value', '2023-05-06');
  expect(dialog.getByLabelText('Gender')).toHaveProperty('value', 'W');
  await userEvent.type(dialog.getByLabelText('Player 1'), 'ann');
  await userEvent.type(dialog.getByLabelText('Player 2'), 'Ann');
  expect(dialog.getByText('Both sides are the same player')).toBeTruthy();
  expect(button('OK').disabled).toBe(true);
  await userEvent.clear(dialog.getByLabelText('Player 2'));
  await userEvent.type(dialog.getByLabelText('Player 2'), 'Zoe');
  await userEvent.click(button('OK'));
  expect(world.commands().map((body) => body.kind === 'upsertDelta' && body.proposal.collection)).toEqual([
    'player',
    'match',
  ]);
});

test('what could not be proposed is said in the dialog, which stays open', async () => {
  const world = screens(rows, editor);
  world.show(<AddMatchButton eventId="e1" />);
  await userEvent.click(button('Add match'));
  await userEvent.type(screen.getByLabelText('Player 1'), 'Ann');
  await userEvent.type(screen.getByLabelText('Player 2'), 'Bea');
  act(() => void world.store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs: [] })));
  await userEvent.click(button('OK'));
  expect(screen.getByText('event/e1 does not exist so cannot upgrade data')).toBeTruthy();
  expect(world.commands()).toHaveLength(0);
});

test('a name that a player has already is pointed out and not forbidden', async () => {
  const world = screens(rows, editor);
  world.show(<AddPlayerButton />);
  await userEvent.click(button('Add player'));
  await userEvent.type(screen.getByLabelText('Name'), 'ann');
  expect(screen.getByText(/Already in the wiki/)).toBeTruthy();
  await userEvent.click(button('OK'));
  expect(world.commands()).toHaveLength(1);
});

test.each<[string, Parameters<typeof delta>[1] | undefined]>([
  ['the author proposes in another tab', { field: 'location', value: 'Milan', author: userId('editor') }],
  ['somebody has applied', undefined],
])('a form says that its field changed to what %s, before it replaces that', async (_, pending) => {
  const world = screens({ ...rows, events: [event('e1', { location: 'Rome' })] }, editor);
  world.show(<EditButton collection="event" id="e1" field="location" />);
  await userEvent.click(button('Edit place'));
  await userEvent.type(screen.getByLabelText('Place'), ' city');
  expect(screen.queryByText(/has changed since/)).toBeNull();
  act(() => {
    world.store.dispatch(
      pending
        ? deltasSlice.actions.reset({ scope: 'queue', docs: [delta('d1', pending)] })
        : eventsSlice.actions.modified({ scope: 'events', docs: [event('e1', { location: 'Milan' })] }),
    );
  });
  const said = 'Place has changed since you opened this form: now Milan. OK replaces it with yours.';
  expect(screen.getByText(said)).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Place'));
  await userEvent.type(screen.getByLabelText('Place'), 'Milan');
  expect(screen.queryByText(said)).toBeNull();
});

test('a form of all facts says so of the fields that are typed', async () => {
  const world = screens({ ...rows, events: [event('e1', { location: 'Rome', name: 'Old' })] }, editor);
  world.show(<EditFactsButton collection="event" id="e1" recordName="Old" />);
  await userEvent.click(button('Edit facts'));
  await userEvent.type(await screen.findByLabelText('Place'), ' city');
  act(() => {
    world.store.dispatch(
      eventsSlice.actions.modified({
        scope: 'events',
        docs: [event('e1', { location: 'Milan', name: 'New' })],
      }),
    );
  });
  expect(screen.getAllByText(/has changed since/).map((each) => each.textContent)).toEqual([
    'Place has changed since you opened this form: now Milan. OK replaces it with yours.',
  ]);
});
