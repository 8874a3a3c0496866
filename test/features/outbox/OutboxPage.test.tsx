/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadLanguage } from '@/language/loadLanguage';
import { LanguageContext } from '@/language/useLanguage';
import { page } from '@/features/outbox/OutboxPage';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { writeOutboxFile } from '@/wiki/outbox/outboxFile';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { OutboxBadge } from '@/parts/outbox/OutboxBadge';
import type { Command } from '@/model/proposals/command';
import { eventId, userId } from '@/model/ids';
import { command, upsert } from '@test/support/commands';
import { event, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const rows = { events: [event('e1')], players: [player('ann', { name: 'Ann' })] };
const editor = { uid: 'editor' };

function outbox(commands: readonly Command[], user: { uid: string } | undefined = editor) {
  const world = screens(rows, user);
  act(() => void world.store.dispatch(outboxActions.restored(commands)));
  return world;
}
const failed = {
  ...upsert('d1'),
  state: 'failed',
  attempts: 2,
  error: { code: 'permission-denied', message: 'The rules say no' },
} as const;
const later = {
  ...upsert('d2', { field: 'date', value: '2024-02-03', base: '2023-05-06' }),
  created: 2_000,
  attempts: 1,
  retryAt: Date.now() + 40_000,
  error: { code: 'unavailable', message: 'offline' },
} as const;

function setOnline(onLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}
afterEach(() => setOnline(true));

test('whoever is signed out is told that something waits, and not what', () => {
  const world = screens(rows);
  act(() => void world.store.dispatch(outboxActions.restored([failed])));
  world.show(<page.Component />);
  expect(
    screen.getByText('1 change on this device is waiting for an account that is not signed in.'),
  ).toBeTruthy();
  expect(screen.queryByText('A better name')).toBeNull();
});

test('another account sees nothing of it', () => {
  const world = outbox([failed], { uid: 'somebody' });
  world.show(
    <>
      <OutboxBadge />
      <page.Component />
    </>,
  );
  expect(screen.getByText('Everything is sent')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /on this device/ })).toBeNull();
});

test('each command says what it would change, where it stands, why, and what can be done', async () => {
  outbox([failed, later]).show(<page.Component />);
  const stuck = within(screen.getByRole('region', { name: 'Needs your attention' }));
  expect(stuck.getByText('You are not allowed to do this.', { exact: false })).toBeTruthy();
  expect(stuck.getByText('Tried 2 times')).toBeTruthy();
  expect(stuck.getByRole('table').textContent).toContain('Event e1');
  expect(stuck.getByRole('table').textContent).toContain('A better name');
  const waiting = within(screen.getByRole('region', { name: 'Waiting' }));
  expect(waiting.getByRole('timer').textContent).toMatch(/^Next try in \d+ seconds\.$/);
  expect(waiting.getByText('The server could not be reached. Retrying automatically.')).toBeTruthy();
});

test('retrying sends one, or all, at once', async () => {
  const world = outbox([failed, later]);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: /^Retry/ }));
  expect(world.state().outbox.commands[0]).toMatchObject({ state: 'queued' });
  await userEvent.click(screen.getByRole('button', { name: 'Try all now' }));
  expect(world.state().outbox.commands[1]).not.toHaveProperty('retryAt');
});

test('a discarded command stays for a while, and the discard can be undone', async () => {
  const world = outbox([failed]);
  world.show(
    <>
      <OutboxBadge />
      <page.Component />
    </>,
  );
  expect(screen.getByRole('link', { name: '1 change on this device, 1 needs your attention' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Discard/ }));
  expect(screen.queryByRole('link', { name: /on this device/ })).toBeNull();
  expect(world.state().notices.notices[0]?.actions[0]?.does).toEqual(
    outboxActions.discardUndone({ ids: [failed.id] }),
  );
  expect(world.state().outbox.commands[0]).toMatchObject({ discardedAt: 2_000 });
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(world.state().outbox.commands).toEqual([{ ...failed, discardRevision: 2 }]);
});

test('nothing is said to be on its way without a connection, also where an attempt has begun', () => {
  const { error: _, ...sent } = later;
  const world = outbox([]);
  act(() => {
    world.store.dispatch(outboxActions.queued(sent));
    world.store.dispatch(outboxActions.sending({ id: sent.id }));
  });
  world.show(<page.Component />);
  const waiting = within(screen.getByRole('region', { name: 'Waiting' }));
  expect(waiting.getByText('Sending now.')).toBeTruthy();
  act(() => setOnline(false));
  expect(waiting.queryByText(/sending/i)).toBeNull();
  expect(waiting.getByText('On this device')).toBeTruthy();
  expect(waiting.getByText('Waiting for a connection.')).toBeTruthy();
  act(() => setOnline(true));
  expect(waiting.getByText('Sending now.')).toBeTruthy();
});

test('after a failed attempt the next one is not called sending', () => {
  const world = outbox([later]);
  act(() => void world.store.dispatch(outboxActions.sending({ id: later.id })));
  world.show(<page.Component />);
  const waiting = within(screen.getByRole('region', { name: 'Waiting' }));
  expect(waiting.getByText('Trying again.')).toBeTruthy();
  expect(waiting.queryByText(/sending/i)).toBeNull();
});

test('one that is just being sent can be discarded, and says what becomes of it', async () => {
  const { error, ...sent } = later;
  const world = outbox([]);
  act(() => {
    world.store.dispatch(outboxActions.queued(sent));
    world.store.dispatch(outboxActions.sending({ id: sent.id }));
  });
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: /^Discard/ }));
  const list = within(screen.getByRole('region', { name: 'Discarded' }));
  expect(
    list.getByText(
      'It may already have reached the server. It is deleted permanently unless the server accepts it.',
    ),
  ).toBeTruthy();
  expect(world.state().notices.notices[0]?.message).toMatchObject({
    text: {
      en: '{what}\nIt may already have reached the server. We will let you know if the server accepted it.',
    },
  });
  act(() => void world.store.dispatch(outboxActions.deferred({ id: sent.id, error, retryAt: 1 })));
  expect(list.getByRole('timer').textContent).toMatch(/^Deleted permanently/);
});

test('no button moves while another try is under way', () => {
  const world = outbox([later]);
  world.show(<page.Component />);
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const before = names().filter((name) => name !== 'Try all now');
  act(() => void world.store.dispatch(outboxActions.sending({ id: later.id })));
  expect(names()).toEqual(before);
});

test('a new player is discarded with the match that names it, and both discards are undone together', async () => {
  const zoe = upsert('d1', { collection: 'player', docId: '', field: '', value: { name: 'Zoe' } });
  const match = {
    ...upsert('d2', { collection: 'match', docId: 'm1', field: 'player1', value: { id: 'd1', name: 'Zoe' } }),
    created: 2_000,
  };
  const world = outbox([zoe, match]);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Discard Zoe' }));
  expect(world.state().notices.notices[0]?.message).toMatchObject({ values: { count: 2 } });
  const undo = world.state().notices.notices[0]?.actions[0]?.does;
  act(() => void world.store.dispatch(undo as never));
  expect(world.state().outbox.commands).toEqual(
    [zoe, match].map((each) => ({ ...each, discardRevision: 2 })),
  );
});

test('a change of a record that is gone stays, with nothing to put it over, until it is discarded', () => {
  const gone = { ...upsert('d1', { docId: 'e9' }), state: 'conflict' } as const;
  const world = outbox([gone]);
  act(() => void world.store.dispatch(scopesSlice.actions.answered({ scope: 'events' })));
  world.show(<page.Component />);
  expect(screen.getByRole('alert').textContent).toContain('The record was deleted in the meantime.');
  expect(screen.getByRole('table').textContent).toContain('A better name');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain(
    'Replace with mine',
  );
  expect(screen.queryByRole('button', { name: /^(Put mine|Edit)/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Discard/ })).toBeTruthy();
});

describe('a file', () => {
  const load = async (content: string) => {
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    const file = new File([content], 'changes.json', { type: 'application/json' });
    // jsdom's files lack `text`.
    await userEvent.upload(input, Object.assign(file, { text: async () => content }));
  };
  const fileOf = (uid: string, ...commands: readonly Command[]) =>
    writeOutboxFile({ uid: userId(uid), account: `${uid}@example.com`, savedAt: Date.now(), commands });

  test('is shown before anything is queued, and queued once however often it is loaded', async () => {
    const world = outbox([upsert('d1')]);
    world.show(<page.Component />);
    const approve = command('c5', { body: { kind: 'approveEvent', eventId: eventId('e1') } });
    const profile = command('c6');
    await load(fileOf('editor', upsert('d1'), later, approve, profile));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByText('Already on this device')).toHaveLength(1);
    expect(dialog.getAllByText('Will be queued')).toHaveLength(1);
    expect(dialog.getAllByText('Already on the server')).toHaveLength(1);
    expect(dialog.getByText('Cannot be loaded from a file; do it again in the app')).toBeTruthy();
    expect(world.commands()).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Queue 1 change' }));
    expect(world.commands()).toHaveLength(2);
    await load(fileOf('editor', upsert('d1'), later));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByText('Nothing in this file needs to be sent.')).toBeTruthy();
  });

  test("of another account is refused, and taken over only by an explicit choice, under the reader's name", async () => {
    const world = outbox([]);
    world.show(<page.Component />);
    const theirs = { ...upsert('d1'), uid: userId('bea') };
    await load(fileOf('bea', theirs));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/belong to another account, bea@example.com/)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'OK' }).disabled).toBe(true);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Queue 1 change' }));
    expect(world.state().outbox.commands).toMatchObject([
      { uid: 'editor', body: { deltaId: 'd1-by-editor' } },
    ]);
    await load(fileOf('bea', theirs));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('checkbox'));
    expect(screen.getByText('Already on this device')).toBeTruthy();
  });

  test.each([
    ['no JSON', '{', 'could not be read'],
    ['something else', '{"format":"else"}', 'not a file of changes saved by {site}'],
    ['a later version', fileOf('editor').replace('"version": 1', '"version": 2'), 'newer version'],
  ])('that is %s is refused with a sentence', async (_, content, sentence) => {
    const world = outbox([]);
    world.show(<page.Component />);
    await load(content);
    await act(async () => undefined);
    const notice = world.state().notices.notices[0]?.message;
    expect(JSON.stringify(notice)).toContain(sentence);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('it speaks Japanese', async () => {
  const world = outbox([failed, later]);
  world.show(
    <LanguageContext value={await loadLanguage('ja')}>
      <page.Component />
    </LanguageContext>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('端末内の変更');
  expect(screen.getByRole('button', { name: 'すべて今すぐ試す' })).toBeTruthy();
});
