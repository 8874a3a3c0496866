import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { fork } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from '../../scripts/build/buildFunctions';
import { root } from '../../scripts/base/root';
import { delta, event, match, newMatch, newPlayer, player, type Docs } from './documents';
import { openStore } from './support';

jest.setTimeout(150_000);

const memoryMiB = 256;
const timeoutMs = 70_000;
const heapMiB = memoryMiB / 2;

const projectId = 'demo-apply-memory';
const moderator = 'memory-moderator';
const store = openStore(projectId);
const app = initializeApp({ projectId }, 'memory-auth');

// Where Node finds the external packages, away from a running backend.
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'armwiki-functions-'));
const bundle = join(folder, 'index.js');

beforeAll(async () => {
  await buildFunctions({ outfile: bundle });
  await getAuth(app).createUser({ uid: moderator });
  await getAuth(app).setCustomUserClaims(moderator, { moderator: true });
});
beforeEach(() => store.empty());
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await getAuth(app).deleteUser(moderator);
  await deleteApp(app);
  await store.close();
});

interface Cost {
  readonly answer: { readonly results?: readonly { readonly outcome: string }[]; readonly error?: string };
  readonly durationMs: number;
  readonly peakMiB: number;
}

function call(name: 'applyWikiDelta' | 'refreshCopies', deltaIds: readonly string[] = []): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const child = fork(join(__dirname, 'callInChild.cjs'), [bundle, name], {
      execArgv: [`--max-old-space-size=${heapMiB}`],
      env: { ...process.env, GCLOUD_PROJECT: projectId, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (cost) => resolve(cost as Cost));
    child.once('exit', (code, signal) => reject(new Error(`Expected a cost, found ${code ?? signal}`)));
    child.send({
      data: { deltaIds },
      auth: { uid: moderator, token: { auth_time: Math.ceil(Date.now() / 1_000) } },
    });
  });
}

function expectWithin({ answer, durationMs, peakMiB }: Cost, count: number): void {
  expect(answer.error).toBeUndefined();
  expect(answer.results?.filter(({ outcome }) => outcome === 'applied')).toHaveLength(count);
  expect(peakMiB).toBeLessThan(memoryMiB);
  expect(durationMs).toBeLessThan(timeoutMs);
}

test('500 deltas in one call take less than the memory and the time the function is given', async () => {
  const ids = Array.from({ length: 500 }, (_, at) => `d${at}`);
  // The largest possible delta, since the amount held at once matters.
  const rest = { note: '😀'.repeat(1000), source: '😀'.repeat(500) };
  const docs: Docs = Object.fromEntries(
    ids.map((id, at) => [
      `delta/${id}`,
      at % 5 === 0 ? newPlayer(`A${'😀'.repeat(99)}`, rest) : { ...newMatch({ order: at }), ...rest },
    ]),
  );
  await store.put({ 'event/e': event(), 'player/p1': player('Ann'), 'player/p2': player('Bea'), ...docs });
  expectWithin(await call('applyWikiDelta', ids), 500);
});

test('so does the new name of a player with 2,000 matches, and the job that refreshes them', async () => {
  const matches: Docs = Object.fromEntries(
    Array.from({ length: 2000 }, (_, at) => [
      `match/m${at}`,
      match({ order: at, source: ['x'.repeat(500)], weightNote: 'x'.repeat(100) }),
    ]),
  );
  await store.put({
    'event/e': event(),
    'player/p1': player('Ann'),
    'player/p2': player('Bea'),
    ...matches,
    'delta/d': delta('player', 'p1', 'name', 'Anna', { base: 'Ann' }),
  });
  expectWithin(await call('applyWikiDelta', ['d']), 1);
  const { peakMiB, durationMs } = await call('refreshCopies');
  expect(peakMiB).toBeLessThan(memoryMiB);
  expect(durationMs).toBeLessThan(timeoutMs);
  const renamed = await store.db.collection('match').where('player1.name', '==', 'Anna').count().get();
  expect(renamed.data().count).toBe(2000);
});
