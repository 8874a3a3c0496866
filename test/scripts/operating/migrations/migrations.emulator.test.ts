import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentData } from 'firebase-admin/firestore';
import { recordParsers } from '@/model/parsing/recordParsers';
import { Problem } from '../../../../scripts/base/problem';
import {
  dryRun,
  listSteps,
  pendingSteps,
  requireVersion,
} from '../../../../scripts/operating/migrations/listSteps';
import { runStep, type StepServices } from '../../../../scripts/operating/migrations/runStep';
import { findStep } from '../../../../scripts/operating/migrations/steps';
import { undoStep } from '../../../../scripts/operating/migrations/undoStep';
import { match } from '../../../functions/documents';
import { openStore } from '../../../functions/support';
import { randomFrom } from '../../../../scripts/base/random';

const few = 600;
/** `npm run drill` asks for a hundred thousand, under traffic. */
const many = Number(process.env['ARMWIKI_DRILL_MATCHES'] ?? few);
const isFull = many > 10_000;
const pageSize = isFull ? 200 : 40;
jest.setTimeout(isFull ? 40 * 60_000 : 200_000);

const store = openStore(`demo-migrate-${Date.now()}`);
const { db } = store;
beforeEach(() => store.empty());
afterAll(() => store.close());

const step = findStep('match-days');
const services: StepServices = { db, pace: async () => undefined, log: () => undefined, pageSize };

const idOf = (at: number) => `m${String(at).padStart(6, '0')}`;
/** Every other one without a day of its own; some of these deleted, and some that cannot be read. */
const stored = (at: number): DocumentData => {
  const { date, ...rest } = match({ order: at });
  if (at % 2 === 0) return { date, ...rest };
  if (at % 50 === 1) return { ...rest, deleted: true };
  return at % 100 === 3 ? { ...rest, event: 'none' } : rest;
};

const putMatches = (count: number) =>
  store.put(Object.fromEntries(Array.from({ length: count }, (_, at) => [`match/${idOf(at)}`, stored(at)])));

const all = async () =>
  new Map((await db.collection('match').get()).docs.map((doc) => [doc.id, doc.data()] as const));
const isOld = (data: DocumentData) => step.missing(data) !== undefined;

/** A pace at which the process dies now and then. */
function dying(random: () => number): StepServices['pace'] {
  return async () => {
    if (random() < 0.15) throw new Error('killed');
  };
}

/** Calls it again and again until it comes to its end. */
async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'killed') throw error;
    }
}

/** Pages of the version before: they edit matches and make new ones, some without a day, for so many writes. */
async function traffic(random: () => number, writes: number): Promise<void> {
  for (let count = 0; count < writes; count += 1) {
    const at = Math.floor(random() * many);
    const ref = db.collection('match').doc(idOf(at));
    if (random() < 0.3) await db.collection('match').doc(`new${count}`).set(stored(count));
    else
      await db.runTransaction(
        async (tx) =>
          void tx.update(ref, {
            'player1.score': count,
            date: (await tx.get(ref)).get('date') ?? '2021-01-01',
          }),
      );
  }
}

const parsedAll = (docs: ReadonlyMap<string, DocumentData>) =>
  [...docs].map(([id, { updatedAt: _, ...data }]) => {
    const read = recordParsers.match({ ...data, id, updatedAt: 1 });
    return read.ok ? read.value : 'unreadable';
  });

test('a step that is killed again and again changes every document once, in a way that no reader notices', async () => {
  await putMatches(few);
  const before = await all();
  const { wouldChange, looked } = await dryRun(db, step);
  expect(looked).toBe(few);
  expect(wouldChange).toBe([...before.values()].filter(isOld).length);
  const random = randomFrom(7);
  const { changed } = await untilDone(() => runStep({ ...services, pace: dying(random) }, step));
  expect(changed).toBe(wouldChange);
  const after = await all();
  expect(parsedAll(after)).toEqual(parsedAll(before));
  expect([...after.values()].some(isOld)).toBe(false);
  for (const [id, data] of after) expect(data['updatedAt']).toEqual(before.get(id)?.['updatedAt']);
  expect((await listSteps(db)).join('\n')).toMatch(/has version 2.*\n2 {2}match-days: done, \d+ changed/);
  expect(await pendingSteps(db)).toEqual([]);
  // Done once, it does nothing more.
  expect((await runStep(services, step)).changed).toBe(wouldChange);

  await untilDone(() => undoStep({ ...services, pace: dying(random) }, step));
  expect(await all()).toEqual(before);
  expect((await listSteps(db))[0]).toMatch(/has version 1/);
  expect(await pendingSteps(db)).toEqual(['match-days']);
});

test('under traffic of pages of before it comes to an end, loses no edit, and what they edited is left when it is undone', async () => {
  await putMatches(many);
  const random = randomFrom(11);
  const start = performance.now();
  const writing = traffic(random, 60);
  await untilDone(() => runStep({ ...services, pace: dying(random) }, step));
  await writing;
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  if (isFull) appendFileSync(join('test-results', 'drill.txt'), `${many} matches migrated: ${seconds} s\n`);
  // A record that came behind the last pass.
  await db.doc('migration/match-days').update({ state: 'running' });
  await runStep(services, step);
  const after = await all();
  expect([...after.values()].filter(isOld)).toEqual([]);
  const edited = [...after].filter(([, data]) => typeof data['player1'].score === 'number');
  expect(edited.length).toBeGreaterThan(10);
  await db.doc('match/m000005').update({ date: '2022-02-02' });
  await undoStep(services, step);
  expect(await store.get('match/m000005')).toMatchObject({ date: '2022-02-02' });
});

test('a version that nobody could write is not required, and a step that is not known is named', async () => {
  await expect(requireVersion(db, 99)).rejects.toThrow(Problem);
  await requireVersion(db, 2);
  expect(await store.get('setting/schema')).toEqual({ accepts: 2 });
  expect(() => findStep('nothing')).toThrow(/no step nothing/);
});
