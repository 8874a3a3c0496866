import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FieldValue } from 'firebase-admin/firestore';
import type { Backend } from '@/backend/backend';
import type { Resume, Snapshot } from '@/backend/snapshot';
import { createFirebaseBackend } from '@/firebase/firebaseBackend';
import type { SnapshotEvent } from '@/overlay/snapshotEvent';
import { createHttpCopies } from '@/sync/httpCopies';
import { listsApart } from '@/sync/listsApart';
import { withPublishedData } from '@/sync/withPublishedData';
import { follow, markAfter } from '@test/support/follow';
import { publishChanges } from '../../../../functions/src/publish/snapshot/publishChanges';
import { readSince } from '../../../../functions/src/publish/snapshot/readCollection';
import { serveSnapshot } from '../../../../functions/src/serve/serveSnapshot';
import { authAddress, firestoreAddress } from '../../../firebase/backend/emulatorWorld';
import { ensureRules } from '../../../firebase/rules/emulator';
import { match, player, world } from '../../documents';
import { at, publishWorld } from './publishWorld';

const projectId = 'demo-visit';
const { store, files, publish, manifest } = publishWorld(projectId);

beforeAll(() => ensureRules(projectId));

let server: Server;
beforeEach((done) => {
  server = createServer((request, response) => {
    void serveSnapshot(files, {
      method: request.method ?? 'GET',
      path: request.url ?? '',
      query: '',
      acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
    }).then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
  }).listen(0, '127.0.0.1', done);
});
afterEach((done) => void server.close(done));

async function visit({ mark, now = Date.now }: { readonly mark?: Resume; readonly now?: () => number } = {}) {
  // An address of the server that was just started.
  const { port } = server.address() as AddressInfo;
  const reports: string[] = [];
  let read = 0;
  const firebase = createFirebaseBackend({
    options: { projectId, apiKey: 'fake', appId: 'fake' },
    emulators: {
      auth: authAddress,
      firestore: firestoreAddress,
      functions: { host: '127.0.0.1', port: 5001 },
    },
    name: `visit-${Math.random()}`,
    serverTime: async () => Date.now(),
  });
  const count = ({ events }: Snapshot) => {
    const all: readonly SnapshotEvent<unknown>[] = events;
    for (const happened of all) read += (happened.kind === 'removed' ? happened.ids : happened.docs).length;
  };
  const counted: Backend = {
    ...firebase,
    subscribe: listsApart(
      (scope, observer) =>
        firebase.subscribe(scope, {
          ...observer,
          next: (snapshot) => {
            count(snapshot);
            observer.next(snapshot);
          },
        }),
      firebase.subscribe,
    ),
  };
  const backend = withPublishedData(counted, {
    copies: createHttpCopies(`http://127.0.0.1:${port}/data/`),
    report: (message) => reports.push(message),
    isOnline: () => true,
    now,
    pause: async () => {},
    onReturn: () => {},
  });
  const seen = follow(backend, { kind: 'players' }, mark);
  await seen.until(({ snapshots }) => snapshots.some(({ complete }) => complete));
  seen.stop();
  await firebase.dispose();
  return { ids: seen.ids(), events: seen.events(), read, reports, mark: markAfter(seen, mark) };
}

test('a visit reads of the database only what changed since the copy, and the same rows as without it', async () => {
  const many = Array.from({ length: 50 }, (_, n) => [
    `player/q${n}`,
    player(`Q${n}`, { updatedAt: at(5_000 + n) }),
  ]);
  await store.put({ ...Object.fromEntries(many), 'match/m': match() });
  await publish({ partSize: 20 });
  const first = await visit();
  expect(first).toMatchObject({ read: 0, reports: [] });
  expect(first.ids).toHaveLength(50);
  await store.db.doc('player/q1').update({ deleted: true, updatedAt: FieldValue.serverTimestamp() });
  await store.db.doc('player/new').set(player('New', { updatedAt: FieldValue.serverTimestamp() }));
  const second = await visit();
  expect(second).toMatchObject({ read: 2, reports: [] });
  expect(second.ids).toHaveLength(50);
  expect(second.ids).not.toContain('q1');
});

test('a visit has what changed since the last visit from what is published every hour, and reads only what is younger', async () => {
  const many = Array.from({ length: 50 }, (_, n) => [
    `player/q${n}`,
    player(`Q${n}`, { updatedAt: at(5_000 + n) }),
  ]);
  await store.put(Object.fromEntries(many));
  await publish();
  const { mark } = await visit();
  if (!mark) throw new Error('Expected a mark, found none');
  await store.put({
    'player/q1': player('Renamed', { updatedAt: at(6_000) }),
    'player/q2': player('Q2', { updatedAt: at(7_000), deleted: true }),
  });
  const changed = await publishChanges({
    store: files,
    read: readSince(store.db),
    now: Date.now,
    log: () => {},
  });
  expect(changed).toBe(2);
  await store.put({ 'player/late': player('Late', { updatedAt: at(8_000) }) });
  const back = await visit({ mark, now: () => Date.now() + 2 * 3_600_000 });
  expect(back).toMatchObject({ read: 1, reports: [] });
  expect(back.ids.toSorted()).toEqual(['late', 'q1']);
  expect(back.events.find(({ kind }) => kind === 'removed')).toEqual({
    kind: 'removed',
    ids: ['q2'],
    deletedIds: ['q2'],
    deletedAt: [7_000],
  });
  expect(back.mark?.watermark).toBe(8_000);
});

test('a visit takes the plain way when a part is not what the manifest says', async () => {
  await store.put(world);
  await publish();
  const { collections } = await manifest();
  const [part] = collections.player.parts;
  await files.write(
    part?.file ?? '',
    (await files.read(collections.event.parts[0]?.file ?? '')) ?? Buffer.from(''),
  );
  const { ids, read, reports } = await visit();
  expect(ids).toEqual(['p1', 'p2']);
  expect(read).toBe(2);
  expect(reports).toEqual([expect.stringMatching(/expected \d+ bytes with SHA-256/)]);
});

test('a visit takes it too when nothing was published', async () => {
  await store.put(world);
  const { ids, reports } = await visit();
  expect(ids).toEqual(['p1', 'p2']);
  expect(reports).toEqual([expect.stringContaining('found status 404')]);
});
