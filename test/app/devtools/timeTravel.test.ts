import { instrument } from '@redux-devtools/instrument';
import type { Scope } from '@/backend/scope';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { themeChosen } from '@/wiki/preferences/preferencesSlice';
import { userId } from '@/model/ids';
import { event, player } from '@test/support/factories';
import { allAnswered, client, settle, useFakeTime } from '@test/support/client';
import { FakeServer } from '@test/support/fakeServer';

useFakeTime();

interface Devtools {
  readonly getState: () => {
    readonly nextActionId: number;
    readonly stagedActionIds: readonly number[];
    readonly actionsById: Readonly<Record<number, { readonly action: { readonly type: string } }>>;
  };
  readonly dispatch: (action: { readonly type: string } & Record<string, unknown>) => unknown;
}

async function session() {
  const server = new FakeServer();
  server.set('event', event('e1', { name: 'Old name' }), event('e2'));
  server.set('player', player('p1'));
  const c = await client({
    server,
    uid: 'mod',
    moderator: true,
    enhancers: [instrument()],
  });
  const own: Scope = { kind: 'ownDeltas', uid: userId('mod') };
  c.follows({ kind: 'events' }, { kind: 'queue' }, own);
  await allAnswered();
  c.renames('e1', 'First name');
  await settle(10_000);
  c.act(themeChosen('dark'));
  c.act(noticeShown({ id: 'n', message: 'Hello', timeoutMs: 0 }));
  await settle(60_000);
  const devtools = (c.shown as unknown as { readonly liftedStore: Devtools }).liftedStore;

  /** Everything the outside world would notice. */
  const effects = () => ({
    followed: c.backend.followed(),
    reads: server.reads,
    sent: c.backend.sent.length,
    rows: c.device.appended().length,
    commands: JSON.stringify(c.device.commands()),
    hints: c.hints.writes(),
  });
  return { c, server, devtools, effects };
}

type Session = Awaited<ReturnType<typeof session>>;
const idOf = ({ devtools }: Session, type: string): number => {
  const found = Object.entries(devtools.getState().actionsById).find(
    ([, { action }]) => action.type === type,
  );
  if (found === undefined) throw new Error(`Expected an action ${type} in the history`);
  return Number(found[0]);
};

const operations: Readonly<Record<string, (s: Session) => void>> = {
  jump: ({ devtools }) => devtools.dispatch({ type: 'JUMP_TO_STATE', index: 1, actionId: 1 }),
  'toggle of a theme': (s) =>
    s.devtools.dispatch({ type: 'TOGGLE_ACTION', id: idOf(s, 'preferences/themeChosen') }),
  'toggle of a command': (s) => s.devtools.dispatch({ type: 'TOGGLE_ACTION', id: idOf(s, 'outbox/queued') }),
  'toggle of the sign-in': (s) =>
    s.devtools.dispatch({ type: 'TOGGLE_ACTION', id: idOf(s, 'session/userChanged') }),
  'toggle of an answer': (s) => s.devtools.dispatch({ type: 'TOGGLE_ACTION', id: idOf(s, 'events/reset') }),
  rollback: ({ devtools }) => devtools.dispatch({ type: 'ROLLBACK', timestamp: 0 }),
  reset: ({ devtools }) => devtools.dispatch({ type: 'RESET', timestamp: 0 }),
  commit: ({ devtools }) => devtools.dispatch({ type: 'COMMIT', timestamp: 0 }),
  'commit of the past': (s) => {
    operations['jump']?.(s);
    s.devtools.dispatch({ type: 'COMMIT', timestamp: 0 });
  },
  import: ({ devtools }) => {
    // As from a file: none of the recorded objects is the same.
    const { actionsById, stagedActionIds } = devtools.getState();
    const actions = stagedActionIds.slice(1, -1).map((id) => actionsById[id]?.action);
    devtools.dispatch({ type: 'IMPORT_STATE', nextLiftedState: JSON.parse(JSON.stringify(actions)) });
  },
};

describe.each(Object.keys(operations))('%s in the devtools', (name) => {
  const run = (s: Session) => operations[name]?.(s);

  test('writes nothing, sends nothing, opens and closes no scope', async () => {
    const s = await session();
    const before = s.effects();
    expect(before).toMatchObject({ sent: 1, followed: 4 });
    expect(before.rows).toBeGreaterThan(0);
    expect(before.hints).toBeGreaterThan(0);
    run(s);
    await settle(600_000);
    expect(s.effects()).toEqual(before);
  });

  test('leaves what comes later as it is: rows, commands, sign-in and hints', async () => {
    const s = await session();
    run(s);
    const before = s.effects();
    s.server.set('event', event('e3', { updatedAt: s.server.tick() }));
    await allAnswered();
    expect(s.c.device.appended().slice(before.rows)).toMatchObject([{ entity: 'event', scope: 'events' }]);
    s.c.act(themeChosen('light'));
    await settle(100);
    expect(s.effects().hints).toBeGreaterThan(before.hints);
    expect(s.c.hints.items.get('persist:hints')).toContain('light');
    expect(s.c.hints.items.get('persist:hints')).toContain('mod@example.com');
    expect(s.effects().followed).toBe(4);
  });
});

const elsewhere = Object.keys(operations).filter((name) => name !== 'commit');

describe.each(elsewhere)('%s in the devtools', (name) => {
  test('changes what is shown; a screen that comes or goes with it opens and closes nothing', async () => {
    const s = await session();
    const release = s.c.scopes.follow({ kind: 'players' });
    await allAnswered();
    const before = s.effects();
    expect(before.followed).toBe(5);
    const shown = s.c.state();
    operations[name]?.(s);
    expect(s.c.state()).not.toBe(shown);
    expect(s.c.store.getState()).toBe(shown);
    release();
    s.c.scopes.follow({ kind: 'recentChanges' });
    await settle(600_000);
    expect(s.effects()).toEqual(before);
  });
});

test('what was let go or wanted in the past counts on return to the present', async () => {
  const s = await session();
  const release = s.c.scopes.follow({ kind: 'players' });
  await allAnswered();
  operations['jump']?.(s);
  release();
  s.c.scopes.follow({ kind: 'recentChanges' });
  const brief = s.c.scopes.follow({ kind: 'matchesOfEvent', event: event('e1').id });
  brief();
  await settle(6 * 60_000);
  expect(s.c.backend.followed()).toBe(5);
  s.devtools.dispatch({ type: 'JUMP_TO_STATE', index: s.devtools.getState().stagedActionIds.length - 1 });
  await allAnswered();
  expect(s.c.backend.followed()).toBe(6);
  await settle(6 * 60_000);
  expect(s.c.backend.followed()).toBe(5);
  s.c.scopes.follow({ kind: 'players' });
  await allAnswered();
  expect(s.c.backend.followed()).toBe(6);
});

test('an action toggled off and on again leads back to the present', async () => {
  const s = await session();
  operations['toggle of the sign-in']?.(s);
  s.c.scopes.follow({ kind: 'players' });
  expect(s.c.backend.followed()).toBe(4);
  operations['toggle of the sign-in']?.(s);
  await allAnswered();
  expect(s.c.backend.followed()).toBe(5);
});

function visitor({ c }: Session) {
  let goTo: (shown: { readonly location: object }) => void = () => undefined;
  c.replica?.followNavigation({
    shown: () => ({ location: { pathname: '/' } }),
    subscribe: (listener) => {
      goTo = listener;
    },
  });
  return (shown: { readonly location: object }) => goTo(shown);
}

test('a page the visitor goes to while the past is shown is followed, and what it left is kept until the present', async () => {
  const s = await session();
  const release = s.c.scopes.follow({ kind: 'players' });
  await settle(10);
  const goTo = visitor(s);
  operations['jump']?.(s);
  goTo({ location: { pathname: '/changes' } });
  release();
  s.c.scopes.follow({ kind: 'recentChanges' });
  await settle(60_000);
  expect(s.c.backend.followed()).toBe(6);
});

test('a timer that fires while the past is shown reads the commands as they are', async () => {
  const s = await session();
  s.c.backend.failNext('unavailable');
  const id = s.c.renames('e2', 'Second name');
  await allAnswered();
  expect(s.c.waiting()).toEqual(['upsertDelta queued']);
  operations['jump']?.(s);
  expect(s.c.waiting()).toEqual([]);
  await settle(60_000);
  expect(s.c.backend.sent.map(({ body }) => body.kind)).toEqual([
    'upsertDelta',
    'upsertDelta',
    'upsertDelta',
  ]);
  expect(s.server.get('delta', id!)).toMatchObject({ value: 'Second name' });
  expect(s.c.device.commands()).toEqual([]);
});

test('an answer that was sent again by a jump to before it is not sent twice', async () => {
  const s = await session();
  const at = s.devtools.getState().stagedActionIds.indexOf(idOf(s, 'outbox/queued'));
  s.devtools.dispatch({ type: 'JUMP_TO_STATE', index: at });
  expect(s.c.waiting()).toEqual(['upsertDelta queued']);
  s.c.act(noticeShown({ id: 'm', message: 'Wakes whoever watches' }));
  await settle(600_000);
  expect(s.c.backend.sent).toHaveLength(1);
});
