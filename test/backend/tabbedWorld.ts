import { advanceMark } from '@/sync/mark';
import { scopeTraits, type Scope } from '@/backend/scope';
import type { Entities, Resume, Snapshot, SnapshotEvent } from '@/backend/snapshot';
import { announceTab } from '@/sync/tabPresence';
import type { TabMessage } from '@/sync/tabWire';
import { withTabs } from '@/sync/withTabs';
import { eventId } from '@/model/ids';
import { matchOf, player } from '@test/support/factories';
import { createFakeBackend } from '@test/support/fakeBackend';
import { FakeServer } from '@test/support/fakeServer';
import { createMemoryWire } from '@test/support/memoryWire';

/** Lets time pass on a clock that the test has taken. */
export const settle = (ms = 1_000): Promise<void> => jest.advanceTimersByTimeAsync(ms);

/** Takes the clock before each test, and gives it back. */
export function takeClock(): void {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => void jest.useRealTimers());
}

export const players: Scope = { kind: 'players' };
export const card: Scope = { kind: 'matchesOfEvent', event: eventId('e1') };
export const dayMs = 24 * 3_600_000;

type AnyDoc = Entities[keyof Entities];

/** The rows and marks of one device, which all of its tabs store. */
class Rows {
  readonly docs = new Map<string, AnyDoc>();
  mark: Resume | undefined;
}

/** `downward`: whoever is opened later has the smaller id. */
export function browser(server: FakeServer, downward = false) {
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

/** A server with so many players and a card of three matches, and a browser. */
export function world(count = 30, downward = false) {
  const server = new FakeServer();
  server.advance(dayMs);
  server.set(
    'player',
    ...Array.from({ length: count }, (_, at) => player(`p${at}`, { updatedAt: server.now - 5_000 })),
  );
  server.set('match', ...['m1', 'm2', 'm3'].map((id) => matchOf(id, 'e1')));
  return { server, ...browser(server, downward) };
}

export const rename = (server: FakeServer, id: string) =>
  server.set('player', player(id, { name: `At ${server.now}`, updatedAt: server.tick() }));

/** Every row by id and name, in order. */
export const namesOf = ({ docs }: Rows) =>
  [...docs].map(([id, doc]) => `${id} ${'name' in doc ? doc.name : ''}`).sort();
