import fc from 'fast-check';
import { advanceMark } from '@/backend/mark';
import { scopeTraits, type Scope } from '@/backend/scope';
import type { Entities, Resume, Snapshot, SnapshotEvent } from '@/backend/snapshot';
import type { TabMessage } from '@/backend/tabWire';
import { announceTab } from '@/backend/tabPresence';
import { withTabs } from '@/backend/withTabs';
import { eventId } from '@/model/ids';
import { matchOf, player } from '@test/support/factories';
import { createFakeBackend } from '@test/support/fakeBackend';
import { FakeServer } from '@test/support/fakeServer';
import { createMemoryWire } from '@test/support/memoryWire';
import { runs } from '@test/support/property';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => void jest.useRealTimers());

const settle = (ms = 1_000) => jest.advanceTimersByTimeAsync(ms);
const players: Scope = { kind: 'players' };
const card: Scope = { kind: 'matchesOfEvent', event: eventId('e1') };
const dayMs = 24 * 3_600_000;

type AnyDoc = Entities[keyof Entities];

/** The rows and marks of one device, which all of its tabs store. */
class Rows {
  readonly docs = new Map<string, AnyDoc>();
  mark: Resume | undefined;
}

/** `downward`: whoever is opened later has the smaller id. */
function browser(server: FakeServer, downward = false) {
  const wire = createMemoryWire<TabMessage>();
  let ids = 50;
  const tab = () => {
    ids += downward ? -1 : 1;
    const own = wire.tab();
    const fake = createFakeBackend({ server });
    return { own, fake, backend: withTabs(fake, announceTab({ wire: own, tab: `tab${ids}` })) };
  };
  /** A tab that follows a scope, beginning with what another has stored by now. */
  const follow = (scope: Scope, stored?: Rows) => {
    const { own, fake, backend } = tab();
    const rows = new Rows();
    stored?.docs.forEach((doc, id) => rows.docs.set(id, doc));
    rows.mark = stored?.mark;
    const snapshots: Snapshot[] = [];
    const before = server.reads;
    const stop = backend.subscribe(scope, rows.mark, {
      next: (snapshot) => {
        snapshots.push(snapshot);
        const events: readonly SnapshotEvent<AnyDoc>[] = snapshot.events;
        for (const event of events) {
          if (event.kind === 'reset') rows.docs.clear();
          if (event.kind === 'removed') event.ids.forEach((id) => rows.docs.delete(id));
          else event.docs.forEach((doc) => rows.docs.set(doc.id, doc));
        }
        if (scopeTraits[scope.kind].wide)
          rows.mark = advanceMark(rows.mark, events[0]?.kind ?? 'added', snapshot);
      },
      error: (error) => {
        throw error;
      },
    });
    return {
      rows,
      snapshots,
      stop,
      fake,
      backend,
      /** What the server was asked for since this tab was opened, by anybody. */
      read: () => server.reads - before,
      busy: own.busy,
      sleeps: () => {
        own.cut();
        fake.setOnline(false);
      },
    };
  };
  return { follow };
}

function world(count = 30, downward = false) {
  const server = new FakeServer();
  server.advance(dayMs);
  server.set(
    'player',
    ...Array.from({ length: count }, (_, at) => player(`p${at}`, { updatedAt: server.now - 5_000 })),
  );
  server.set('match', ...['m1', 'm2', 'm3'].map((id) => matchOf(id, 'e1')));
  return { server, ...browser(server, downward) };
}

const rename = (server: FakeServer, id: string) =>
  server.set('player', player(id, { name: `At ${server.now}`, updatedAt: server.tick() }));

const namesOf = ({ docs }: Rows) =>
  [...docs].map(([id, doc]) => `${id} ${'name' in doc ? doc.name : ''}`).sort();

test.each([players, card])(
  'a second tab reads nothing of $kind that the first one follows',
  async (scope) => {
    const { follow } = world();
    const first = follow(scope);
    await settle();
    expect(first.rows.docs.size).toBeGreaterThan(2);
    // What was written seconds before is not settled, and would be read again.
    const second = follow(scope, scope.kind === 'players' ? first.rows : undefined);
    await settle();
    expect(second.read()).toBe(0);
    expect(second.snapshots.some(({ complete }) => complete)).toBe(true);
    expect([...second.rows.docs.keys()].sort()).toEqual([...first.rows.docs.keys()].sort());
    expect(second.rows.mark).toEqual(first.rows.mark);
  },
);

test('a tab that has stored nothing gets all from one that was filled in this session', async () => {
  const { follow } = world();
  follow(players);
  await settle();
  const second = follow(players);
  await settle();
  expect([second.read(), second.rows.docs.size]).toEqual([0, 30]);
});

test('one change is read once, and every tab shows it', async () => {
  const { server, follow } = world();
  const tabs = [follow(players)];
  await settle();
  tabs.push(follow(players, tabs[0]!.rows), follow(players, tabs[0]!.rows));
  await settle();
  const before = server.reads;
  rename(server, 'p1');
  server.bury('player', 'p2');
  await settle();
  expect(server.reads - before).toBe(2);
  for (const { rows } of tabs) {
    expect(rows.docs.get('p1')).toMatchObject({ name: expect.stringMatching(/^At/) });
    expect(rows.docs.has('p2')).toBe(false);
  }
});

test('of tabs that are opened at once one asks the server', async () => {
  const { follow } = world();
  const tabs = [follow(card), follow(card), follow(card)];
  await settle();
  expect(tabs.map(({ fake }) => fake.followed()).sort()).toEqual([0, 0, 1]);
  expect(tabs.map(({ rows }) => rows.docs.size)).toEqual([3, 3, 3]);
});

test('of two that are opened one after the other beside a third, whichever is heard first, one asks the server', async () => {
  for (const [lateMs, downward] of [0, 1, 50, 150].flatMap((ms) => [
    [ms, false] as const,
    [ms, true] as const,
  ])) {
    const { follow } = world(30, downward);
    const third = follow(players);
    await settle();
    const free = third.busy();
    const tabs = [follow(card)];
    await settle(lateMs);
    tabs.push(follow(card));
    await settle(lateMs);
    free();
    await settle();
    const asking = tabs.map(({ fake }) => fake.followed()).sort();
    expect([lateMs, downward, asking]).toEqual([lateMs, downward, [0, 1]]);
    expect(tabs.map(({ rows }) => rows.docs.size)).toEqual([3, 3]);
  }
});

test('when the tab that leads lets go, another goes on from where it was', async () => {
  const { server, follow } = world();
  server.advance(dayMs);
  const first = follow(players);
  await settle();
  const second = follow(players, first.rows);
  await settle();
  first.stop();
  rename(server, 'p3');
  await settle();
  expect(second.rows.docs.get('p3')).toMatchObject({ name: expect.stringMatching(/^At/) });
  expect([second.read(), second.fake.followed()]).toEqual([1, 1]);
});

test('a page that is going says so, and is not waited for', async () => {
  const { server, follow } = world();
  const first = follow(players);
  await settle();
  const second = follow(players, first.rows);
  await settle();
  first.backend.leave();
  await settle(500);
  expect(second.fake.followed()).toBe(1);
  rename(server, 'p3');
  await settle();
  expect(second.rows.docs.get('p3')).toMatchObject({ name: expect.stringMatching(/^At/) });
});

test('a leader that sleeps is missed within some seconds', async () => {
  const { server, follow } = world();
  const first = follow(players);
  await settle();
  const second = follow(players, first.rows);
  await settle();
  first.sleeps();
  rename(server, 'p3');
  await settle(14_000);
  expect(second.rows.docs.get('p3')).toMatchObject({ name: expect.stringMatching(/^At/) });
});

test('a tab that is alone does not wait for others, once that is known', async () => {
  const { server, follow } = world();
  server.advance(dayMs);
  const first = follow(card);
  await settle();
  first.stop();
  const { backend } = first;
  let heard = 0;
  backend.subscribe(players, undefined, { next: () => (heard += 1), error: () => undefined });
  await settle(0);
  expect(heard).toBeGreaterThan(0);
  expect(server.reads).toBe(33);
});

test('a tab that is busy when another is opened is waited for', async () => {
  const { follow } = world();
  const first = follow(card);
  await settle();
  const free = first.busy();
  const second = follow(card);
  await settle(250);
  free();
  await settle();
  expect([second.read(), second.rows.docs.size]).toEqual([0, 3]);
  const freeAgain = first.busy();
  const { backend } = second;
  let heard = 0;
  const reads = second.read();
  second.stop();
  backend.subscribe(card, undefined, { next: () => (heard += 1), error: () => undefined });
  await settle(900);
  freeAgain();
  await settle();
  expect([second.read(), heard]).toEqual([reads, 1]);
});

test('what no other tab follows is asked for at once, and a tab that is silent waited for once', async () => {
  const { follow } = world();
  const first = follow(card);
  const second = follow(card);
  await settle();
  const open = async (ms: number) => {
    let heard = 0;
    const stop = second.backend.subscribe(players, undefined, {
      next: () => (heard += 1),
      error: () => undefined,
    });
    await settle(ms);
    stop();
    return heard > 0;
  };
  expect(await open(0)).toBe(true);
  first.sleeps();
  expect(await open(900)).toBe(false);
  expect(await open(1_100)).toBe(true);
  expect(await open(0)).toBe(true);
});

test('who lacks more than the leader was sent asks the server itself', async () => {
  const { server, follow } = world();
  server.advance(dayMs);
  const old = follow(players);
  await settle();
  old.stop();
  const stored = old.rows;
  server.advance(dayMs);
  rename(server, 'p1');
  server.advance(dayMs);
  const first = follow(players, stored);
  await settle();
  expect(first.read()).toBe(1);
  const fresh = follow(players);
  await settle();
  expect([fresh.read(), fresh.rows.docs.size]).toEqual([30, 30]);
});

test('whatever opens, closes, sleeps and is written, every tab comes to show what the server has', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('write'), id: fc.nat(5), bury: fc.boolean(), later: fc.nat(15_000) }),
    fc.record({ kind: fc.constantFrom('open', 'close', 'sleep'), which: fc.nat(3), later: fc.nat(15_000) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.boolean(), async (steps, wide) => {
      const { server, follow } = world(6);
      const scope = wide ? players : card;
      let tabs = [follow(scope)];
      await settle(200);
      for (const each of steps) {
        server.advance(each.later);
        if ('id' in each) {
          const id = wide ? `p${each.id}` : `m${(each.id % 3) + 1}`;
          if (each.bury) server.bury(wide ? 'player' : 'match', id);
          else if (wide) rename(server, id);
          else
            server.set('match', matchOf(id, 'e1', { order: each.later % 9_000, updatedAt: server.tick() }));
        } else if (each.kind === 'open') {
          // Rows that some tab has stored, whichever.
          tabs.push(follow(scope, tabs[each.which % Math.max(1, tabs.length)]?.rows));
        } else if (tabs.length > 0) {
          const [one] = tabs.splice(each.which % tabs.length, 1);
          if (each.kind === 'close') one?.stop();
          else one?.sleeps();
        }
        await settle(each.later % 400);
      }
      if (tabs.length === 0) tabs = [follow(scope)];
      await settle(30_000);
      const plain = browser(server).follow(scope);
      await settle();
      for (const { rows } of tabs) {
        expect([...rows.docs.keys()].sort()).toEqual([...plain.rows.docs.keys()].sort());
        expect(namesOf(rows)).toEqual(namesOf(plain.rows));
      }
    }),
    runs(60),
  );
});
