import fc from 'fast-check';
import { tableIds, tableGet } from '@/lib/table';
import { withPublishedData } from '@/sync/withPublishedData';
import { paceOf } from '../backend/publishedWorld';
import { client, settle, useFakeTime } from '@test/support/client';
import { event, player } from '@test/support/factories';
import { publishFake, type FakeCopies } from '@test/support/fakeCopies';
import { FakeServer, type SavedServer } from '@test/support/fakeServer';
import { createMemoryDevice } from '@test/support/memoryDevice';
import { runs } from '@test/support/property';
import { storedRows } from '@test/support/storedRows';

// Threads that no fake clock controls compress published files.
const really = setTimeout;
useFakeTime();

const players = { kind: 'players' } as const;
const events = { kind: 'events' } as const;
const minutes = (count: number) => count * 60_000;

async function turn(): Promise<void> {
  await new Promise((resolve) => void really(resolve, 1));
  await settle(10);
}

/** Lets time pass until it holds, up to a limit. */
async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; turns < 4 || (turns < 2_000 && !holds()); turns += 1) await turn();
}

class Wiki {
  readonly server = new FakeServer();
  readonly device = createMemoryDevice();
  copies: FakeCopies;

  constructor() {
    this.server.set('event', event('e1', { name: 'Old name', updatedAt: 1_000 }));
    this.server.set(
      'player',
      ...Array.from({ length: 8 }, (_, at) => player(`p${at}`, { updatedAt: 1_000 + at })),
    );
    this.server.advance(minutes(1));
    this.copies = publishFake(this.server, 3);
  }

  /** Publishes as `npm run snapshot` and the functions do. */
  publish(): void {
    this.copies = publishFake(this.server, 3);
  }

  async open() {
    const { server, device } = this;
    const current = () => this.copies;
    const c = await client({
      server,
      device,
      uid: 'editor',
      wrap: (backend) =>
        withPublishedData(backend, {
          copies: {
            manifest: (signal) => current().manifest(signal),
            changes: (signal) => current().changes(signal),
            part: (part, signal) => current().part(part, signal),
            duplicates: () => current().duplicates(),
            matchesOfEvent: (id, signal) => current().matchesOfEvent(id, signal),
            matchesOfPlayer: (id, signal) => current().matchesOfPlayer(id, signal),
            recent: (signal) => current().recent(signal),
            site: () => current().site(),
            status: () => current().status(),
            queue: () => current().queue(),
          },
          report: () => undefined,
          isOnline: () => true,
          now: () => server.now,
          pause: () => Promise.resolve(),
          pace: paceOf(2),
          onReturn: () => undefined,
        }),
    });
    c.follows(players, events);
    await until(() => isLive(c));
    return c;
  }

  stored() {
    return Object.fromEntries(
      this.server
        .all('player')
        .filter((doc) => doc['deleted'] !== true)
        .map((doc) => [doc.id, [doc['name'], doc['updatedAt']]]),
    );
  }

  async kept() {
    const { entities } = await storedRows(this.device.rows);
    return Object.fromEntries(entities.player.docs.map(({ id, name, updatedAt }) => [id, [name, updatedAt]]));
  }
}

type Page = Awaited<ReturnType<Wiki['open']>>;

const isLive = (c: Pick<Page, 'state'>): boolean =>
  ['players', 'events'].every((key) => c.state().scopes.byKey[key]?.status === 'live');

function shown(c: Page) {
  const { rows } = c.state().players;
  return Object.fromEntries(
    [...tableIds(rows)].map((id) => {
      const row = tableGet(rows, id);
      return [id, [row?.name, row?.updatedAt]];
    }),
  );
}

/** Changes missing in a restored wiki: a player renamed, one more and one fewer. */
function change({ server }: Wiki): void {
  server.set('player', player('p1', { name: 'Renamed', updatedAt: server.tick() }));
  server.set('player', player('p8', { updatedAt: server.tick() }));
  server.bury('player', 'p2');
}

test.each([
  ['within the hour, from the database', minutes(5), true],
  ['a day later, from the list of changes', minutes(1_440), true],
  ['when no copy has been made since', minutes(1_440), false],
])('a device that has seen a later state comes to the restored one %s', async (_, away, published) => {
  const wiki = new Wiki();
  const { server } = wiki;
  const saved = server.save();
  server.advance(minutes(30));
  change(wiki);
  const before = await wiki.open();
  expect(shown(before)).toEqual(wiki.stored());
  await before.flush();
  before.close();
  server.advance(minutes(1));
  server.restore(saved);
  if (published) wiki.publish();
  server.advance(away);
  const after = await wiki.open();
  expect(shown(after)).toEqual(wiki.stored());
  await after.flush();
  after.close();
  expect(await wiki.kept()).toEqual(wiki.stored());
  const reads = server.reads;
  server.advance(minutes(1));
  const again = await wiki.open();
  expect(shown(again)).toEqual(wiki.stored());
  expect(server.reads - reads).toBeLessThanOrEqual(4);
});

test('an open page shows what it had until the restored state has replaced it', async () => {
  const wiki = new Wiki();
  const saved = wiki.server.save();
  wiki.server.advance(minutes(30));
  change(wiki);
  const c = await wiki.open();
  const counts: number[] = [];
  const stop = c.store.subscribe(() => counts.push([...tableIds(c.state().players.rows)].length));
  wiki.server.restore(saved);
  wiki.publish();
  await until(() => isLive(c));
  stop();
  expect(shown(c)).toEqual(wiki.stored());
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
});

test('edits that were not sent are all still there; one whose record is another now waits as a conflict', async () => {
  const wiki = new Wiki();
  const { server } = wiki;
  const saved = server.save();
  server.advance(minutes(30));
  server.set('event', event('e1', { name: 'Later name', updatedAt: server.tick() }));
  const c = await wiki.open();
  expect(c.eventName('e1')).toBe('Later name');
  c.backend.setOnline(false);
  c.renames('e1', 'My name');
  c.proposes({ collection: 'player', docId: 'p3', field: 'name', value: 'Mine' });
  await turn();
  server.restore(saved);
  wiki.publish();
  server.advance(minutes(1));
  c.backend.setOnline(true);
  await until(() => isLive(c));
  await settle(60_000);
  expect(c.waiting()).toEqual(['upsertDelta conflict']);
  expect(wiki.device.commands().map(({ body }) => body.kind)).toEqual(['upsertDelta']);
  expect(server.all('delta')).toEqual([expect.objectContaining({ docId: 'p3', value: 'Mine' })]);
});

const anyStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('set', 'bury'), id: fc.nat(9).map((at) => `p${at}`) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('visit'), open: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass'), time: fc.constantFrom(5, 59, 61, 1_440) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('save', 'publish', 'changes') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restore'), published: fc.boolean() }) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

class History {
  readonly wiki = new Wiki();
  private saved: SavedServer = this.wiki.server.save();
  private page: Page | undefined;

  async perform(step: Step): Promise<void> {
    const { server } = this.wiki;
    if (step.kind === 'set' && 'id' in step) {
      const updatedAt = server.tick();
      server.set('player', player(step.id, { name: `N${updatedAt}`, updatedAt }));
    }
    if (step.kind === 'bury' && 'id' in step) server.bury('player', step.id);
    if ('time' in step) server.advance(minutes(step.time));
    if (step.kind === 'save') this.saved = server.save();
    if (step.kind === 'publish') this.wiki.publish();
    if (step.kind === 'changes') await this.publishChanges();
    if ('published' in step) {
      server.advance(minutes(1));
      server.restore(this.saved);
      if (step.published) this.wiki.publish();
    }
    if ('open' in step) await this.visit(step.open);
    const { page } = this;
    if (page) await until(() => isLive(page));
  }

  private async publishChanges(): Promise<void> {
    let isDone = false;
    const publishing = this.wiki.copies.publishChanges().finally(() => (isDone = true));
    await until(() => isDone);
    await publishing;
  }

  private async visit(stays: boolean): Promise<void> {
    await this.close();
    this.page = await this.wiki.open();
    if (!stays) await this.close();
  }

  async close(): Promise<void> {
    await this.page?.flush();
    this.page?.close();
    this.page = undefined;
  }
}

test('whatever is seen, written, published and restored, a visit and its device end as the server is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 10 }), async (steps) => {
      const history = new History();
      const { wiki } = history;
      for (const step of steps) await history.perform(step);
      await history.close();
      wiki.server.advance(minutes(1));
      const last = await wiki.open();
      expect(shown(last)).toEqual(wiki.stored());
      await last.flush();
      last.close();
      expect(await wiki.kept()).toEqual(wiki.stored());
    }),
    runs(10),
  );
});
