/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/moderation/queue/ModerationPage';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import { BackendError } from '@/backend/errors';
import type { AccountFacts } from '@/model/accounts/accountFacts';
import type { LogEntry } from '@/model/acts/log';
import { delta } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const admin = { uid: 'ada', moderator: true, admin: true };
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const banned: LogEntry = {
  kind: 'ban',
  id: 'b1',
  target: { collection: 'user', id: 'ed' },
  by: 'mod',
  openDeltas: 'reject',
  appliedDeltas: 'keep',
  records: 0,
  proposals: 3,
  proposed: 0,
  done: true,
  at: 1_000,
};
const granted: LogEntry = {
  kind: 'grantRole',
  id: 'r1',
  role: 'moderator',
  target: { collection: 'user', id: 'mod' },
  by: 'console',
  records: 0,
  proposals: 0,
  done: true,
  at: 500,
};

const facts = (email: string, over: Partial<AccountFacts> = {}): AccountFacts => ({
  uid: 'uid-of-it',
  email,
  name: 'Some Body',
  created: Date.UTC(2024, 4, 1),
  verified: true,
  moderator: false,
  admin: false,
  ...over,
});

test.each([
  ['not verified', async (email: string) => facts(email, { verified: false }), /is not verified/],
  ['unknown', () => Promise.reject(new BackendError('not-found', 'x')), /No account has this address/],
  ['out of reach', () => Promise.reject(new BackendError('unavailable', 'x')), /You are offline/],
])('an account that is %s gets no role, and the form says why', async (_, lookUp, said) => {
  const world = screens({}, admin);
  world.world.answers.lookUpAccount = ({ email }) => lookUp(email);
  world.show(<page.Component />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Email of an account' }), 'x@example.com{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(said);
  expect(world.commands()).toEqual([]);
});

test('an admin makes and removes moderators by email', async () => {
  const world = screens({}, admin);
  world.show(<page.Component />);
  const field = screen.getByRole('textbox', { name: 'Email of an account' });
  await userEvent.type(field, 'somebody');
  expect(button('Make moderator').disabled).toBe(true);
  world.world.answers.lookUpAccount = async ({ email }) => facts(email);
  await userEvent.type(field, '@example.com{Enter}');
  const email = 'somebody@example.com';
  const dialog = await screen.findByRole('dialog', { name: 'Make this account a moderator?' });
  expect(dialog.textContent).toContain('uid-of-it');
  expect(dialog.textContent).toContain('Some Body');
  expect(world.commands()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make moderator' }));
  expect(world.commands()).toEqual([{ kind: 'grantRole', email, uid: 'uid-of-it' }]);
  await userEvent.type(field, 'somebody@example.com');
  await userEvent.click(button('Remove moderator'));
  await userEvent.click(button('OK'));
  expect(world.commands().at(-1)).toEqual({ kind: 'takeRole', email });
});

test('a moderator who is no admin reads the log and changes no role', () => {
  const world = screens({}, moderator);
  world.show(<page.Component />);
  expect(screen.queryByRole('textbox', { name: 'Email of an account' })).toBeNull();
  act(() => world.tell('log', [banned, granted]));
  const rows = within(screen.getByRole('list', { name: 'Log of roles and bans' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('was banned'),
    expect.stringMatching(/became a moderator.*from the console/),
  ]);
  expect(rows[0]?.textContent).toContain('3 rejected');
});

test('a ban that leaves changes lists the records, with what to do about each', () => {
  const world = screens({}, moderator);
  world.show(<page.Component />);
  const target = (id: string) => ({ collection: 'player', id, name: `Name of ${id}` }) as const;
  const left = {
    left: 4,
    leftRecords: [
      { target: target('a'), why: 'created' },
      { target: target('b'), why: 'deleted' },
      { target: target('c'), why: 'changed' },
    ],
  } as const;
  act(() =>
    world.tell('log', [
      { ...banned, ...left },
      { ...banned, id: 'b2' },
    ]),
  );
  const log = screen.getByRole('list', { name: 'Log of roles and bans' });
  expect(within(log).getByText('4 records keep changes by this account:')).toBeTruthy();
  for (const said of [
    'Name of a was created by this account. Delete it, or revert it in its history.',
    'Name of b was deleted by this account. Restore it in its history.',
    /^Name of c cannot go back by itself: others have changed it since/,
    '1 more is on the account’s page.',
  ])
    expect(
      within(log)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toContainEqual(typeof said === 'string' ? said : expect.stringMatching(said));
});

test('a ban in force can be lifted, one that was lifted cannot', async () => {
  const world = screens({}, moderator);
  world.show(<page.Component />);
  act(() => world.tell('log', [{ ...banned, kind: 'unban', id: 'b2', at: 2_000 }, banned]));
  expect(screen.queryByRole('button', { name: 'Lift ban' })).toBeNull();
  act(() => world.tell('log', [banned]));
  await userEvent.click(button('Lift ban'));
  await userEvent.click(button('OK'));
  expect(world.commands()).toEqual([{ kind: 'unban', uid: 'ed' }]);
});

test('a moderator bans the author of a proposal from the queue', async () => {
  const world = screens({ deltas: [delta('d1')] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(button('Details'));
  await userEvent.click(await screen.findByRole('button', { name: 'Author…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ban author…' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Propose to revert its applied changes' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ban author' }).disabled).toBe(true);
  await userEvent.type(screen.getByLabelText(/^Reason/), ' invents results ');
  await userEvent.click(button('Ban author'));
  const asked = {
    kind: 'ban',
    uid: delta('d1').author,
    openDeltas: 'reject',
    appliedDeltas: 'revert',
    reason: 'invents results',
  };
  expect(world.commands()).toEqual([asked]);
});

test('a moderator takes the name of an author away, once asked whether that is meant', async () => {
  const world = screens({ deltas: [delta('d1')] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(button('Details'));
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Author…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset name…' }));
  };
  await open();
  await userEvent.click(button('Cancel'));
  expect(world.commands()).toEqual([]);
  await open();
  await userEvent.click(button('Reset name'));
  expect(world.commands()).toEqual([{ kind: 'resetProfile', uid: delta('d1').author }]);
});

test('what the server refused is said, and can be retried', async () => {
  const world = screens({}, admin);
  world.show(<page.Component />);
  act(() => void world.dispatch(enqueue({ kind: 'takeRole', email: 'x@example.com' })));
  const id = world.state().outbox.commands[0]!.id;
  act(() => {
    world.store.dispatch(outboxActions.sending({ id }));
    world.store.dispatch(outboxActions.failed({ id, error: { code: 'not-found', message: 'No account' } }));
  });
  expect(screen.getByRole('alert').textContent).toContain('The role could not be changed.');
  await userEvent.click(button('Retry'));
  expect(world.state().outbox.commands[0]?.state).toBe('queued');
});

test('without a network nobody is told that something is being sent or loaded', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const world = screens({}, admin);
  world.show(<page.Component />);
  act(() => void world.dispatch(enqueue({ kind: 'takeRole', email: 'x@example.com' })));
  expect(screen.getByText('Saved on this device. It is sent when you are back online.')).toBeTruthy();
  expect(screen.queryByText('Sending…')).toBeNull();
  expect(screen.queryByText('Loading the log')).toBeNull();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Sending…')).toBeTruthy();
  onLine.mockRestore();
});
