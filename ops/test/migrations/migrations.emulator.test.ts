import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentData } from 'firebase-admin/firestore';
import { writeVersion } from '@/model/accounts/writeVersion';
import { Problem } from '../../../scripts/base/problem';
import { dryRun, listSteps, pendingSteps, requireVersion } from '../../migrations/listSteps';
import { runStep, type StepServices } from '../../migrations/runStep';
import { findStep } from '../../migrations/steps';
import { undoStep } from '../../migrations/undoStep';
import { match } from '@test/functions/documents';
import { openStore } from '@test/functions/support';
import { randomFrom } from '../../../scripts/base/random';
import { createDeaths, moments, mortal, untilDone } from './mortal';
import { dayOf, syntheticStep as step } from './syntheticStep';
import { createTraffic } from './traffic';

const few = 600;
/** `npm run drill` sets a hundred thousand, under traffic. */
const many = Number(process.env['ARMWIKI_DRILL_MATCHES'] ?? few);
const isFull = many > 10_000;
const pageSize = isFull ? undefined : 40;
/** After each restart the emulator scans all finished documents. */
const chanceOfDeath = isFull ? 0.04 : 0.15;
const writesBeside = isFull ? { run: 6_000, undo: 3_000 } : { run: 360, undo: 120 };
jest.setTimeout(isFull ? 40 * 60_000 : 200_000);

const store = openStore(`demo-migrate-${Date.now()}`);
const { db } = store;
beforeEach(() => store.empty());
afterAll(() => store.close());

const services: StepServices = {
  db,
  pace: async () => undefined,
  log: () => undefined,
  ...(pageSize && { pageSize }),
};

const idOf = (at: number) => `m${String(at).padStart(6, '0')}`;
/** Every other one without a day; some of these deleted, and some that cannot be read. */
const stored = (at: number): DocumentData => {
  const rest = match({ order: at });
  if (at % 2 === 0) return { ...rest, day: '2020-02-03' };
  if (at % 50 === 1) return { ...rest, deleted: true };
  return at % 100 === 3 ? { ...rest, event: 'none' } : rest;
};

const putMatches = (count: number) =>
  store.put(Object.fromEntries(Array.from({ length: count }, (_, at) => [`match/${idOf(at)}`, stored(at)])));

const all = async () =>
  new Map((await db.collection('match').get()).docs.map((doc) => [doc.id, doc.data()] as const));
const byId = (docs: Iterable<readonly [string, DocumentData]>) => Object.fromEntries(docs);
const isOld = (data: DocumentData) => step.missing(data) !== undefined;

const readAll = (docs: ReadonlyMap<string, DocumentData>) =>
  [...docs].map(([id, data]) => ({ ...data, id, day: dayOf(data) }));

test('a step that is killed again and again changes every document once, in a way that no reader notices', async () => {
  await putMatches(few);
  const before = await all();
  const { wouldChange, looked } = await dryRun(db, step);
  expect(looked).toBe(few);
  expect(wouldChange).toBe([...before.values()].filter(isOld).length);
  const deaths = createDeaths(randomFrom(7), chanceOfDeath);
  const dying = { ...services, db: mortal(db, deaths.dies) };
  const { changed } = await untilDone(() => runStep(dying, step));
  expect(changed).toBe(wouldChange);
  for (const moment of moments) expect([moment, deaths.counts[moment] > 0]).toEqual([moment, true]);
  const after = await all();
  expect(readAll(after)).toEqual(readAll(before));
  expect([...after.values()].some(isOld)).toBe(false);
  expect((await listSteps(db, [step])).join('\n')).toMatch(
    /has version 2.*\n2 {2}match-days: done, \d+ changed/,
  );
  expect(await pendingSteps(db, [step])).toEqual([]);
  // Done once, it does nothing more.
  expect((await runStep(services, step)).changed).toBe(wouldChange);

  await untilDone(() => undoStep(dying, step));
  expect(await all()).toEqual(before);
  expect((await listSteps(db, [step]))[0]).toMatch(/has version 1/);
  expect(await pendingSteps(db, [step])).toEqual([step.name]);
});

test('killed again and again beside pages of before and of now it ends, loses no edit, and leaves what they edited when it is undone', async () => {
  await putMatches(many);
  const matches = await all();
  const traffic = createTraffic({ db, matches, withoutDay: () => stored(5), random: randomFrom(11) });
  const deaths = createDeaths(randomFrom(13), chanceOfDeath);
  const dying = { ...services, db: mortal(db, deaths.dies) };
  const start = performance.now();
  await untilDone(() => runStep({ ...dying, pace: traffic.pace(writesBeside.run) }, step));
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  if (isFull) appendFileSync(join('test-results', 'drill.txt'), `${many} matches migrated: ${seconds} s\n`);
  await traffic.settled();
  expect(traffic.begun()).toBe(writesBeside.run);
  const migrated = [...traffic.expected].map(
    ([id, data]) => [id, { ...data, ...step.missing(data) }] as const,
  );
  expect(byId(await all())).toEqual(byId(migrated));
  const days = () => [...traffic.redated].filter((id) => isOld(matches.get(id) ?? {})).length;
  expect(days()).toBeGreaterThan(20);

  const mostInAll = writesBeside.run + writesBeside.undo;
  await untilDone(() => undoStep({ ...dying, pace: traffic.pace(mostInAll) }, step));
  await traffic.settled();
  expect(traffic.begun()).toBeGreaterThan(writesBeside.run + 60);
  expect(byId(await all())).toEqual(byId(traffic.expected));
});

test('a version that nobody could write is not required, and a step that is not known is named', async () => {
  await expect(requireVersion(db, writeVersion + 1)).rejects.toThrow(Problem);
  await requireVersion(db, writeVersion);
  expect(await store.get('setting/schema')).toEqual({ accepts: writeVersion });
  expect(findStep(step.name, [step])).toBe(step);
  expect(() => findStep('nothing', [step])).toThrow(/no step nothing/);
});
