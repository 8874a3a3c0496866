import { createClient } from '@/app/client/client';
import { connectClient } from '@/app/client/connectClient';
import type { Backend } from '@/backend/backend';
import type { Copies } from '@/backend/copies';
import { type WithPublishedDataOptions, withPublishedData } from '@/sync/withPublishedData';
import { withPublishedAnswers } from '@/sync/withPublishedAnswers';
import { matchId, userId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import { collections } from '@/model/schema/recordSchema';
import { delta } from '@test/support/factories';
import { createFakeBackend } from '@test/support/fakeBackend';
import { publishFake, type FakeCopies } from '@test/support/fakeCopies';
import { createMemoryDevice, type MemoryDevice } from '@test/support/memoryDevice';
import { createMemoryStorage } from '@test/support/memoryStorage';
import { surroundings } from '@test/support/surroundings';
import type { Shape } from '../bench/page/data';
import { Meter, plus, switchReads, type Bill } from './bill';
import { awakeSeconds, decisions, editingSeconds, type SessionKind, type Step } from './kinds';
import { sampleWorld, type SampleWorld } from './sampleWorld';
import type { VirtualTime } from './virtualTime';
import { walk } from './walk';

/**
 * `ours` is the app. `plain` is the same pages on plain listeners, as the specification words them: each visit listens
 * to whole collections, nothing is stored, and there are no copies.
 */
export type Design = 'ours' | 'plain';

export interface Circumstances {
  readonly matches: number;
  /**
   * Proposals applied since this device, or for a first visit the published copy, last saw the server: the ones in the
   * published changes,
   */
  readonly published: number;
  /** and the later ones. */
  readonly since: number;
  readonly during: number;
  /** Proposals applied during each sleep, split in the same way; none by default. */
  readonly asleep?: { readonly published: number; readonly since: number };
}

const hourMs = 3_600_000;
const unchanged = { published: 0, since: 0 };
const uid = 'somebody';
/**
 * Reads when a signed-in user opens the app: the private document, which `followAccount.ts` and the inbox listen to,
 * and the inbox's query, which finds nothing: news is billed with its decision.
 */
const signedInReads = { 'reads/account': 1, 'reads/inbox': 1 } as const;

export async function sampleBill(
  shape: Shape,
  kind: SessionKind,
  design: Design,
  { matches, published, since, during, asleep = unchanged }: Circumstances,
  time: VirtualTime,
): Promise<Bill> {
  const world = sampleWorld(shape, matches);
  const { server } = world;
  const moderator = kind.role === 'moderator';
  const account = kind.role === 'reader' ? undefined : uid;
  if (account !== undefined)
    server.addAccount({ uid, email: 'a@example.com', password: 'armwiki', name: uid, moderator });
  const device = createMemoryDevice();
  const copies = design === 'ours' ? publishFake(server, 2_000) : undefined;
  // Another tab opens within the hour.
  const pace = kind.daysAway === 0 ? 1 / 60 : 1;
  const later = (hours: number) => server.advance(hours * hourMs * pace);
  later(1);

  const known = kind.daysAway !== undefined && design === 'ours';
  // The device keeps the rows of the visit before; another session has that visit's bill.
  const before = known ? await open({ device, world, copies, account, moderator, time }) : undefined;
  if (before) {
    const steps = [
      { do: 'look', at: 'home', seconds: 10 },
      { do: 'look', at: 'event', seconds: 10 },
    ] as const;
    const stay = kind.daysAway === 0;
    await before.walk(steps, { stay });
    await before.client.flush();
    if (!stay) before.close();
  }
  later(12);
  world.change(published, 'published');
  later(1);
  await copies?.publishChanges();
  world.change(since, 'since');
  if (moderator) propose(world, decisions);
  later(1);

  const meter = new Meter();
  const visit = await open({
    device: design === 'ours' ? device : createMemoryDevice(),
    world,
    copies,
    account,
    moderator,
    time,
    meter,
    plain: design === 'plain',
  });
  if (account !== undefined)
    for (const [name, count] of Object.entries(plus(signedInReads, switchReads(editingSeconds(kind.steps)))))
      meter.add(name, count);
  await visit.walk(kind.steps, { changes: during, asleep });
  visit.close();
  before?.close();
  await time.pass(60_000);
  return meter.bill;
}

export interface Opening {
  readonly device: MemoryDevice;
  readonly world: SampleWorld;
  readonly copies: FakeCopies | undefined;
  readonly account: string | undefined;
  readonly moderator: boolean;
  readonly time: VirtualTime;
  readonly meter?: Meter;
  readonly plain?: boolean;
}

export async function open({
  device,
  world,
  copies,
  account,
  moderator,
  time,
  meter,
  plain = false,
}: Opening) {
  const { server } = world;
  const fake = createFakeBackend({
    server,
    plain,
    ...(account !== undefined && { uid: account }),
    ...(meter && {
      onDelivery: (scope, delivery) => meter.delivered(scope, delivery),
      around: (command, write) => {
        write();
        meter.sent(command.body);
      },
    }),
  });
  const published = copies && (await atHand(copies));
  let returned: (absentMs: number) => void = () => {};
  const client = createClient({
    ...surroundings(device),
    backend: withCopiesMetered(fake, {
      copies: published,
      meter,
      now: () => server.now,
      onReturn: (listener) => {
        returned = listener;
      },
    }),
    hints: createMemoryStorage(),
    now: () => server.now,
  });
  await client.restore();
  await client.allRestored();
  const close = connectClient(client);
  const pass = async (seconds: number) => {
    await time.pass(seconds * 1_000);
    server.advance(seconds * 1_000);
  };
  return {
    client,
    close,
    /** Spreads the changes of others over the time it takes. */
    walk: async (steps: readonly Step[], { changes = 0, asleep = unchanged, stay = false } = {}) => {
      const whole = awakeSeconds(steps);
      let passed = 0;
      let changed = 0;
      const changeSome = (seconds: number) => {
        passed += seconds;
        const due = Math.floor((changes * passed) / whole);
        world.change(due - changed);
        changed = due;
      };
      await walk(steps, {
        client,
        ...(account !== undefined && { uid: account }),
        moderator,
        event: world.event,
        player: world.player,
        matches: matchesOf(world),
        stay,
        pass: async (seconds) => {
          await pass(seconds);
          changeSome(seconds);
          await pass(0);
        },
        sleep: async (hours) => {
          fake.setOnline(false);
          world.change(asleep.published, 'published');
          server.advance((hours - 1) * hourMs);
          await copies?.publishChanges();
          await published?.renew();
          world.change(asleep.since, 'since');
          server.advance(hourMs);
          // The page runs before the network has answered.
          fake.setOnline(true);
          returned(hours * hourMs);
          await pass(1);
        },
      });
    },
  };
}

/** Published files that answer at once: real delays do not work in virtual time. */
async function atHand(copies: FakeCopies): Promise<Copies & { readonly renew: () => Promise<void> }> {
  const { signal } = new AbortController();
  let list = await copies.changes(signal);
  const contents = new Map<string, readonly unknown[]>();
  const renew = async () => {
    list = await copies.changes(signal);
    for (const file of collections.flatMap((collection) => list.collections[collection].files))
      contents.set(file.file, await copies.part(file, signal));
  };
  await renew();
  return {
    renew,
    manifest: copies.manifest,
    site: copies.site,
    duplicates: copies.duplicates,
    matchesOfEvent: copies.matchesOfEvent,
    matchesOfPlayer: copies.matchesOfPlayer,
    recent: copies.recent,
    status: copies.status,
    queue: copies.queue,
    changes: () => Promise.resolve(list),
    part: async (part, wanted) => structuredClone(contents.get(part.file)) ?? copies.part(part, wanted),
  };
}

function withCopiesMetered(
  backend: Backend,
  {
    copies,
    meter,
    ...options
  }: Pick<WithPublishedDataOptions, 'now' | 'onReturn'> & {
    readonly copies: Copies | undefined;
    readonly meter: Meter | undefined;
  },
): Backend {
  if (copies === undefined) return backend;
  const report = (message: string) => {
    throw new Error(message);
  };
  const reading = withPublishedData(backend, {
    copies: {
      ...copies,
      part: (part, signal) => {
        // Only the definitions of sports lack a count, and scopes of records do not ask for them.
        meter?.loaded({ count: 0, ...part });
        return copies.part(part, signal);
      },
    },
    report,
    isOnline: () => true,
    pause: () => Promise.resolve(),
    ...options,
  });
  return withPublishedAnswers(reading, { copies, report, now: options.now });
}

const matchesOf = ({ server, event }: SampleWorld): readonly Match[] =>
  (server.all('match') as unknown as readonly Match[]).filter((match) => match.event.id === event);

function propose({ server }: SampleWorld, count: number): void {
  const matches = server.all('match') as unknown as readonly Match[];
  for (const [at, match] of matches.slice(0, count).entries())
    server.set(
      'delta',
      delta(`open${at}`, {
        collection: 'match',
        docId: matchId(match.id),
        field: 'order',
        base: match.order,
        value: match.order + 2_000,
        author: userId(`author${at % 12}`),
        timestamp: server.tick(),
      }),
    );
}
