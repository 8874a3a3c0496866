/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/moderation/queue/ModerationPage';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import type { LogEntry } from '@/model/acts/log';
import { tombstoneDays } from '@/model/records/tombstones';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const day = 24 * 60 * 60_000;

const deleted = (over: Partial<LogEntry> = {}): LogEntry => ({
  kind: 'deleteRecord',
  id: 'a1',
  by: 'rogue',
  at: Date.now() - 60_000,
  target: { collection: 'event', id: 'e1', name: 'East vs West' },
  records: 9,
  proposals: 2,
  done: true,
  ...over,
});

function showing(...entries: readonly LogEntry[]) {
  const world = screens({}, moderator);
  world.show(<page.Component />);
  act(() => world.tell('log', entries));
  return world;
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Log of approvals and deletions' })).getAllByRole('listitem');
const choose = async (item: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Restore…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('the log says what was done to what, and how much went with it', () => {
  showing(
    deleted(),
    deleted({ id: 'a2', kind: 'approveEvent', records: 1, proposals: 0 }),
    deleted({
      id: 'a3',
      kind: 'deleteDelta',
      target: { collection: 'delta', id: 'd1', name: 'Ann' },
      records: 0,
      proposals: 1,
    }),
    deleted({ id: 'a4', kind: 'restoreSince', by: 'mod', target: { collection: 'user', id: 'rogue' } }),
    deleted({ id: 'a5', done: false }),
    deleted({
      id: 'a6',
      kind: 'applyOwn',
      target: { collection: 'delta', id: 'd2', name: 'Bea' },
      records: 0,
      proposals: 0,
    }),
    deleted({
      id: 'a7',
      kind: 'resetProfile',
      target: { collection: 'profile', id: 'ed', name: 'Rude Words' },
      records: 0,
      proposals: 0,
    }),
    deleted({ id: 'a8', kind: 'closeReport', target: { collection: 'report', id: 'r1', name: 'Ann v Bea' } }),
    deleted({
      id: 'a9',
      kind: 'closeReport',
      target: { collection: 'report', id: 'r2', name: 'Ann v Bea' },
      proposal: 'd1',
    }),
  );
  const texts = rows().map((row) => row.textContent);
  expect(texts[0]).toMatch(/East vs West was deleted.*9 records; 2 proposals/);
  expect(texts[1]).toMatch(/East vs West was approved/);
  expect(texts[2]).toMatch(/A proposal for Ann was deleted/);
  expect(texts[3]).toMatch(/Approvals and deletions by .* were reverted.*9 records/);
  expect(texts[4]).toMatch(/not finished yet/);
  expect(texts[5]).toMatch(/Bea: own proposal applied, as there was no other moderator/);
  expect(texts[6]).toMatch(/The profile name Rude Words was reset/);
  expect(texts[7]).toMatch(/A report about Ann v Bea was closed/);
  expect(texts[8]).toMatch(/A report about Ann v Bea became a proposal/);
  for (const row of rows().slice(5)) expect(within(row).queryByRole('button')).toBeNull();
});

test('a deletion is restored after saying what comes back, and is not offered twice', async () => {
  const world = showing(deleted());
  await choose('Restore East vs West');
  expect(screen.getByText(/the event and its matches \(9 records\) again/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(world.commands()).toEqual([{ kind: 'restore', act: 'a1' }]);
  expect(screen.getByText('Restoring…')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Restore…' }));
  const item = await screen.findByRole('menuitem', { name: 'Restore East vs West' });
  expect(item.getAttribute('aria-disabled')).toBe('true');
});

test('acts that cannot be restored have no Restore', () => {
  showing(
    deleted({ restoredBy: 'a9' }),
    deleted({ id: 'a2', at: Date.now() - (tombstoneDays + 1) * day }),
    deleted({ id: 'a3', kind: 'restore' }),
  );
  expect(screen.queryByRole('button', { name: 'Restore…' })).toBeNull();
  const texts = rows().map((row) => row.textContent);
  expect(texts[0]).toContain('reverted since');
  expect(texts[1]).toContain('too long ago to restore');
  expect(texts[2]).toContain('East vs West was restored');
});

test('everything one account did is restored, since an entry or in the last hours', async () => {
  const entry = deleted();
  const world = showing(entry);
  await choose('Restore everything by this account…');
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(world.commands()).toEqual([{ kind: 'restoreSince', uid: 'rogue', since: entry.at }]);
  await choose('Restore everything by this account…');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Which actions' }),
    'In the last 24 hours',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(world.commands().at(-1)).toEqual({ kind: 'restoreSince', uid: 'rogue', since: 0 });
});

test('an approval is reverted, and a proposal restored', async () => {
  const world = showing(deleted({ kind: 'approveEvent', records: 1, proposals: 0 }));
  await choose('Revert the approval of East vs West');
  expect(screen.getByText(/becomes “not reviewed”/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  act(() => world.tell('log', [deleted({ kind: 'deleteDelta', target: { collection: 'delta', id: 'd1' } })]));
  await choose('Restore the proposal');
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(world.commands()).toEqual([{ kind: 'restore', act: 'a1' }]);
});

test('a refused restoration is said, and can be retried', async () => {
  const world = showing(deleted());
  await choose('Restore East vs West');
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  const id = world.state().outbox.commands[0]!.id;
  act(() => {
    world.store.dispatch(outboxActions.sending({ id }));
    world.store.dispatch(outboxActions.failed({ id, error: { code: 'not-found', message: 'gone' } }));
  });
  expect(screen.getByRole('alert').textContent).toContain('This could not be restored.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(world.state().outbox.commands[0]?.state).toBe('queued');
});

test('acts that are older than the newest are shown when asked for, each to be restored by itself', async () => {
  const acts = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      deleted({
        id: `a${at}`,
        at: Date.now() - at * day,
        target: { collection: 'event', id: `e${at}`, name: `Cup ${at}` },
      }),
    );
  const world = showing(...acts(50));
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(world.calls.filter((call) => call.startsWith('log'))).toEqual(['log 50', 'log 100']);
  expect(rows()).toHaveLength(50);
  act(() => world.tell('log', acts(61)));
  expect(rows()).toHaveLength(61);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  const [oldest] = rows().slice(-1);
  await userEvent.click(within(oldest!).getByRole('button', { name: 'Restore…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore Cup 60' }));
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(world.commands()).toEqual([{ kind: 'restore', act: 'a60' }]);
});

test('a log of fewer acts than were asked for has no more', () => {
  showing(deleted());
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('a log that nothing is in says so', () => {
  showing();
  expect(screen.getByText('Nothing has been approved or deleted yet.')).toBeTruthy();
});
