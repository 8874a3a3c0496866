/** @jest-environment jsdom */
import { newIdOf } from '@test/support/newIdOf';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/changes/MyChangesPage';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { causeOf } from '@/model/cause';
import { commandId } from '@/model/proposals/command';
import { bundleId, deltaId, userId } from '@/model/ids';
import { upsert } from '@test/support/commands';
import { delta, event, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const editor = { uid: 'editor' };
const rows = { events: [event('e1')], players: [player('ann', { name: 'Ann' })] };

test('a visitor is asked to sign in, and nothing is followed', () => {
  const world = screens(rows);
  world.show(<page.Component />);
  expect(screen.getByText('Sign in to see your changes')).toBeTruthy();
  expect(world.followed).toEqual([]);
});

test('each own change says where it stands', () => {
  const deltas = [
    delta('waits'),
    delta('broken', { field: 'date', value: '2024-01-01', problem: 'changed meanwhile', problemAt: 1 }),
    delta('no', { status: 'rejected', reason: 'Wrong poster', value: 'Rejected name' }),
    delta('yes', { status: 'applied', value: 'Applied name', before: 'Old name' }),
    delta('other', { author: userId('somebody'), value: 'Not mine' }),
  ];
  screens({ ...rows, deltas }, editor).show(<page.Component />);
  expect(screen.getByText('Sent, waiting for a moderator.')).toBeTruthy();
  expect(screen.getByText('Could not be applied: changed meanwhile')).toBeTruthy();
  expect(screen.getByText('Rejected: Wrong poster')).toBeTruthy();
  expect(screen.getByText('Part of the wiki.')).toBeTruthy();
  expect(screen.queryAllByText('Not mine')).toHaveLength(0);
});

test('a waiting change says what a moderator will look at twice, but nothing of its author', async () => {
  const deltas = [
    ...Array.from({ length: 12 }, (_, at) => delta(`d${at}`, { timestamp: 1_000 + at, source: 'a poster' })),
    delta('unsourced', { field: 'date', value: '2024-01-01', base: '2023-05-06' }),
    delta('no', { status: 'rejected', field: 'place', value: 'Rome' }),
  ];
  screens({ ...rows, deltas }, editor).show(<page.Component />);
  const badge = await screen.findByRole('button', { name: 'No source' });
  await userEvent.click(badge);
  expect(screen.getByText('No source is given.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Many at once' })).toBeNull();
});

test('what was entered together is one line that opens', async () => {
  const bundle = bundleId(newIdOf('card'));
  const deltas = [
    delta('d1', { collection: 'player', docId: 'ann', value: 'Anne', bundle }),
    delta('d2', { value: 'The Cup', bundle }),
    delta('d3', { field: 'date', value: '2024-01-01', bundle }),
    delta('alone', { collection: 'player', docId: 'ann', field: 'city', value: 'Oslo' }),
  ];
  screens({ ...rows, deltas }, editor).show(<page.Component />);
  const line = within(screen.getByRole('region', { name: /3 proposals entered together$/ }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(line.queryByRole('article')).toBeNull();
  await userEvent.click(line.getByRole('button', { name: /^Show each proposal of ./ }));
  expect(line.getAllByRole('article')).toHaveLength(2);
});

test('all that waits is withdrawn at once after a question', async () => {
  const deltas = [
    delta('d1'),
    delta('d2', { collection: 'player', docId: 'ann', value: 'Anne' }),
    delta('gone', { status: 'rejected' }),
  ];
  const world = screens({ ...rows, deltas }, editor);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw all 2' }));
  expect(world.commands()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  const kinds = world.commands().map(({ kind }) => kind);
  expect(kinds).toEqual(['deleteDelta', 'deleteDelta']);
});

test('withdrawing asks first', async () => {
  const world = screens({ ...rows, deltas: [delta('d1')] }, editor);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(world.commands()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(world.commands()).toEqual([expect.objectContaining({ kind: 'deleteDelta', deltaId: 'd1' })]);
});

test('a rejected new record is proposed again as another proposal', async () => {
  const rejected = delta('no', {
    collection: 'player',
    docId: '',
    field: '',
    value: { name: 'Zoe' },
    status: 'rejected',
    reason: 'No source',
  });
  const world = screens({ ...rows, deltas: [rejected] }, editor);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Propose again' }));
  expect(world.commands()).toEqual([
    expect.objectContaining({ kind: 'upsertDelta', deltaId: newIdOf('id1'), basedOn: null }),
  ]);
});

/** My Changes of an author whose edit from here has met one from the phone. */
function conflicted() {
  const stored = delta('d1', { timestamp: 1_500, value: 'From the phone' });
  const world = screens({ ...rows, deltas: [stored] }, editor);
  const id = commandId('c1');
  const { collection, docId, field, base } = stored;
  act(() => {
    world.store.dispatch(
      outboxActions.queued({
        id,
        uid: userId('editor'),
        created: 1,
        state: 'queued',
        attempts: 0,
        body: {
          kind: 'upsertDelta',
          deltaId: deltaId('d1'),
          proposal: { collection, docId, field, value: 'Mine', base: base ?? null },
          basedOn: 1_000,
        },
      }),
    );
    world.store.dispatch(outboxActions.sending({ id }));
    world.store.dispatch(
      outboxActions.conflicted({ id, error: { code: 'conflict', message: 'changed elsewhere' } }),
    );
  });
  world.show(<page.Component />);
  return world;
}

test('after a conflict the versions stand side by side, and the own one is put over the other only when asked', async () => {
  const world = conflicted();
  const cells = within(screen.getByRole('table', { name: 'Versions of Mine' })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Event e1', 'From the phone', 'Mine']);
  await userEvent.click(screen.getByRole('button', { name: 'Replace with mine Mine' }));
  expect(world.commands()).toEqual([expect.objectContaining({ deltaId: 'd1', basedOn: 1_500 })]);
});

test('to keep theirs forgets the own version', async () => {
  const world = conflicted();
  await userEvent.click(screen.getByRole('button', { name: 'Keep theirs Mine' }));
  expect(world.state().outbox.commands).toEqual([
    expect.objectContaining({ discardedAt: expect.any(Number) }),
  ]);
});

test('a third version is written from the own one, and takes its place', async () => {
  const world = conflicted();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Mine' }));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toBe('Mine');
  await userEvent.clear(name);
  await userEvent.type(name, 'Between');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(world.commands()).toEqual([
    expect.objectContaining({
      ...{ deltaId: 'd1', basedOn: 1_500 },
      proposal: expect.objectContaining({ value: 'Between' }),
    }),
  ]);
});

test.each([
  ['superseded', 'Superseded', /^Someone else’s proposal for the same field was applied/],
  ['replacedBy', 'Superseded', /^A later proposal by the same author replaced it/],
  ['cameTrue', 'Applied from another proposal', /^Someone else proposed the same, and it was applied/],
] as const)('what is %s is not called rejected, and leads to what stands', (code, badge, said) => {
  const ended = delta('d1', {
    status: 'rejected',
    reason: 'Worded anew',
    reasonCause: causeOf(code, { id: 'd2' }),
  });
  screens({ ...rows, deltas: [ended] }, editor).show(<page.Component />);
  const change = within(screen.getByRole('listitem', { name: 'Name' }));
  expect(change.getByText(badge)).toBeTruthy();
  expect(change.getByText(said).textContent).not.toMatch(/Rejected:/);
  expect(change.getByRole('link', { name: 'See what was applied instead' }).getAttribute('href')).toBe(
    '/delta/d2',
  );
});

test('an author reads who changed the proposal before applying it, and what was proposed', () => {
  const amended = delta('d1', {
    status: 'applied',
    value: 'The right name',
    before: 'Event e1',
    amended: { proposed: 'A better name', by: userId('mod') },
  });
  screens({ ...rows, deltas: [amended] }, editor).show(<page.Component />);
  // Without the marks that isolate a name's direction.
  const said = screen.getByRole('listitem', { name: 'Name' }).textContent?.replaceAll(/[\u2066-\u2069]/g, '');
  expect(said).toContain('The right name');
  expect(said).toContain('changed this before applying it. Originally proposed: Name: A better name.');
});

test('of what was applied in part the rest is a step away', () => {
  const applied = delta('d1', {
    field: '',
    status: 'applied',
    value: { name: 'N' },
    before: { name: 'Event e1' },
    amended: { proposed: { name: 'N', location: 'Dubai' }, by: userId('mod') },
    rest: deltaId('d2'),
  });
  screens({ ...rows, deltas: [applied] }, editor).show(<page.Component />);
  expect(screen.getByRole('link', { name: 'a separate proposal' }).getAttribute('href')).toBe('/delta/d2');
  expect(screen.queryByText(/changed this before applying it/)).toBeNull();
});

test('without a connection a change on the device is not said to be on its way', () => {
  const world = screens(rows, editor);
  act(() => void world.store.dispatch(outboxActions.queued(upsert('d1'))));
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  world.show(<page.Component />);
  expect(screen.getByText('Waiting for a connection.')).toBeTruthy();
  expect(screen.queryByText(/sending/i)).toBeNull();
});

afterEach(() => void Object.defineProperty(navigator, 'onLine', { value: true, configurable: true }));

test('a change that waits behind one the server has refused is not said to be on its way', () => {
  const world = screens(
    { ...rows, deltas: [delta('d1', { status: 'rejected', reason: 'No source' })] },
    editor,
  );
  const first = upsert('d1');
  const later = { ...upsert('d1', { value: 'The best name' }), id: commandId('later'), created: 2_000 };
  act(() => {
    world.store.dispatch(outboxActions.queued(first));
    world.store.dispatch(outboxActions.sending(first));
    world.store.dispatch(outboxActions.queued(later));
    world.store.dispatch(
      outboxActions.failed({ id: first.id, error: { code: 'permission-denied', message: 'refused' } }),
    );
  });
  world.show(<page.Component />);
  expect(screen.getByRole('alert').textContent).toContain('This change could not be sent.');
  expect(screen.queryByText('Sending.')).toBeNull();
});
