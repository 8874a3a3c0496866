import type { DocumentReference } from 'firebase-admin/firestore';
import { daysToReturn, type ExportPlace } from '@/model/accounts/ownAccount';
import { reportId } from '@/model/privacy/report';
import { builtInSports } from '@/model/sports';
import type { ContractUser } from '@test/backend/contractWorld';
import { createMemoryStore } from '@test/support/memoryStore';
import { readRecentEdits } from '../../../../functions/src/serve/feeds/recentEdits';
import { createElsewhere } from '../../../../functions/src/serve/elsewhere';
import { createLookUp, createPageReader } from '../../../../functions/src/serve/head/pageReader';
import { serveHead } from '../../../../functions/src/serve/head/serveHead';
import { createPublishedWiki } from '../../../../functions/src/serve/reading/publishedWiki';
import { carryOutDepartures } from '../../../../functions/src/clock/leaving/carryOutDepartures';
import { publishChanges } from '../../../../functions/src/publish/snapshot/publishChanges';
import { decompress } from '../../../../functions/src/publish/snapshot/publishedFiles';
import { publishSnapshot } from '../../../../functions/src/publish/snapshot/publishSnapshot';
import { readSince } from '../../../../functions/src/publish/snapshot/readCollection';
import { publishStatus } from '../../../../functions/src/publish/status/publishStatus';
import { ask, type Person } from '../../../firebase/rules/emulator';
import { shell } from '../../serve/head/pages';
import { dayMs, live, type Cast } from './lifeOfAnAccount';
import { askers, placesOfAddress, type Asker } from './placesOfAddress';
import { accountOf, openWorld, type AddressWorld } from './worldOfAddress';
import { newIdOf } from '@test/support/newIdOf';

const mark = `una.private.${Date.now()}`;
const email = `${mark}@example.com`;
const hasAddress = (text: string) => text.toLowerCase().includes(mark);

let world: AddressWorld;
let cast: Cast;
let admin: Cast['admin'];
beforeAll(async () => {
  world = await openWorld();
  const user = world.world.user;
  const una = await accountOf(world, email);
  admin = await user('moderator');
  await world.world.setAdmin(admin.uid);
  cast = { una, admin, moderator: await user('moderator'), second: await user('moderator') };
  await live(world, cast);
  const request = {
    collection: 'player',
    docId: 'p1',
    seen: 0,
    text: 'This is me, leave me out',
    contact: email,
  } as const;
  const visitor = world.world.visitor();
  expect(await visitor.ask({ kind: 'report', report: { ...request, id: reportId(newIdOf('q1')) } })).toEqual({
    outcome: 'taken',
  });
});
afterAll(() => world.close());

async function pathsWith(): Promise<readonly string[]> {
  const found: string[] = [];
  const into = async (below: { listCollections: DocumentReference['listCollections'] }): Promise<void> => {
    for (const collection of await below.listCollections()) {
      for (const doc of (await collection.get()).docs)
        if (hasAddress(doc.ref.path + JSON.stringify(doc.data()))) found.push(doc.ref.path);
      for (const doc of await collection.listDocuments()) await into(doc);
    }
  };
  await into(world.store.db);
  return found.sort();
}

const persons = (): Readonly<Record<Asker, Person>> => ({
  visitor: {},
  other: { uid: 'somebody' },
  owner: { uid: cast.una.uid },
  moderator: { uid: cast.moderator.uid, claims: { moderator: true } },
  admin: { uid: cast.admin.uid, claims: { moderator: true, admin: true } },
});

/** Accounts that the rules let read a document, by its path and by each query that could find it. */
async function readersOf(path: string) {
  const [from = ''] = path.split('/');
  const project = world.world.name;
  const who = persons();
  const allowed = async (request: Parameters<typeof ask>[2]): Promise<readonly Asker[]> => {
    const answers = await Promise.all(askers.map((asker) => ask(project, who[asker], request)));
    return askers.filter((_, at) => answers[at] === 'allowed');
  };
  return {
    get: await allowed({ kind: 'get', path }),
    list: await allowed({ kind: 'list', query: { from, limit: 1 } }),
    everywhere: await allowed({ kind: 'list', query: { from, limit: 1, everywhere: true } }),
    byAddress: await allowed({ kind: 'list', query: { from, where: [['email', 'EQUAL', email]], limit: 1 } }),
  };
}

/** Expects the address only in declared places, in each of the named ones, and unreadable for others. */
async function expectPrivate(...collections: readonly string[]): Promise<void> {
  const paths = await pathsWith();
  expect([...new Set(paths.map((path) => path.split('/')[0]))]).toEqual(collections);
  for (const path of paths) {
    expect(path.split('/')).toHaveLength(2);
    const place = placesOfAddress[path.split('/')[0] ?? ''];
    expect({ path, ...(await readersOf(path)) }).toEqual({
      path,
      get: place?.get,
      list: place?.list,
      // A collection group query has no rule.
      everywhere: [],
      byAddress: place?.list,
    });
  }
}

test('whatever an account does and is done to, its address stands in declared places alone, which are closed to others', async () => {
  // The account did act: these collections contain its uid.
  const { db } = world.store;
  for (const [collection, least] of [
    ['publicLog', 5],
    ['actLog', 6],
    ['report', 1],
  ] as const)
    expect([collection, (await db.collection(collection).get()).size >= least]).toEqual([collection, true]);
  await expectPrivate('mail', 'personRequest', 'user');
});

test('neither what is published nor what is served has it', async () => {
  const { db } = world.store;
  const files = createMemoryStore();
  const common = { store: files, now: Date.now, log: () => undefined };
  await publishSnapshot({ ...common, db, sports: builtInSports, licence: '', partSize: 2 });
  await publishChanges({ ...common, read: readSince(db) });
  await publishStatus({ ...common, db });
  const names = await files.list();
  expect(names).toEqual(expect.arrayContaining(['manifest.json', 'status.json']));
  for (const name of names) {
    const stored = (await files.read(name)) ?? Buffer.alloc(0);
    expect([name, hasAddress(name + String(await decompress(stored).catch(() => stored)))]).toEqual([
      name,
      false,
    ]);
  }

  const logger = { error: () => undefined };
  const origin = 'https://wiki.example';
  const sports = async () => builtInSports;
  const wiki = createPublishedWiki({ ...common, read: readSince(db), logger });
  const elsewhere = createElsewhere({
    ...common,
    wiki,
    readEdits: readRecentEdits(db),
    origin,
    sports,
    logger,
  });
  const subjects = ['all', 'sport/armw', 'player/p1', 'event/e1'];
  const feeds = subjects.flatMap((of) => ['atom', 'json', 'ics'].map((format) => `/feed/${of}.${format}`));
  const single = ['/embed/event/e', '/data/player/p1.json', '/data/event/e1.json', '/data/openapi.json'];
  for (const path of [...feeds, ...single]) {
    const { status, body } = await elsewhere({ method: 'GET', path, query: '' });
    expect([path, status, hasAddress(String(body))]).toEqual([path, 200, false]);
  }
  for (const path of ['/player/p1', '/event/e1', '/match/m', `/user/${cast.una.uid}`]) {
    const { body } = await serveHead(
      {
        ...{
          origin,
          logger,
          sports: builtInSports,
          ratingsOf: async () => [],
          published: async () => undefined,
          now: Date.now,
          previewKey: async () => 'key',
        },
        shell: async () => ({ html: shell, current: true }),
        readPage: createPageReader(
          wiki,
          createLookUp(() => db, { spend: (_, look) => look() }),
        ),
      },
      { method: 'GET', path, query: '' },
    );
    expect([path, body.length > 0, hasAddress(body)]).toEqual([path, true, false]);
  }
});

async function exportOf({ backend }: ContractUser): Promise<string> {
  let text = '';
  for (let after: ExportPlace | undefined, more = true; more; more = after !== undefined) {
    const page = await backend.ask({ kind: 'exportPage', after });
    text += JSON.stringify(page.documents);
    after = page.next;
  }
  return text;
}

test('its own export has it, and nobody else gets it from an export or by asking for it', async () => {
  const { backend, password } = cast.una;
  await backend.auth.signInWithPassword(email, password);
  expect(hasAddress(await exportOf(cast.una))).toBe(true);
  const editor = await world.world.user('editor');
  for (const user of [cast.moderator, cast.second, cast.admin, editor]) {
    const text = await exportOf(user);
    expect([text.includes(user.uid), hasAddress(text)]).toEqual([true, false]);
  }
  // Only admins may look up the account of an address.
  const denied = { code: 'permission-denied' };
  for (const user of [cast.moderator, editor])
    await expect(user.backend.ask({ kind: 'lookUpAccount', email })).rejects.toMatchObject(denied);
});

test('while it is deleted one more place has it, and afterwards none but a request that is not decided', async () => {
  const { db } = world.store;
  const { backend, password } = cast.una;
  await backend.auth.signInWithPassword(email, password);
  await backend.auth.confirmPassword(password);
  await backend.ask({ kind: 'leave' });
  const carryOut = (days: number) =>
    carryOutDepartures({
      ...{ db, auth: world.auth, hasTime: () => true },
      now: () => Date.now() + days * dayMs,
      transact: (body) => db.runTransaction(body, { maxAttempts: 12 }),
    });
  await carryOut(daysToReturn + 1);
  await world.settle();
  await expectPrivate('departure', 'personRequest');
  await carryOut(daysToReturn + 2);
  await expectPrivate('personRequest');
});
