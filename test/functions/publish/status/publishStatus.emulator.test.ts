import { Timestamp } from 'firebase-admin/firestore';
import { parseQueue, parseStatus, queueFile, statusFile } from '@/model/published/publishedStatus';
import { builtInSports } from '@/model/sports';
import { decompress } from '../../../../functions/src/publish/snapshot/publishedFiles';
import { publishSnapshot } from '../../../../functions/src/publish/snapshot/publishSnapshot';
import { createPresentQueue } from '../../../../functions/src/publish/status/presentQueue';
import { publishStatus, type StatusServices } from '../../../../functions/src/publish/status/publishStatus';
import { createMemoryStore } from '../../../support/memoryStore';
import { event } from '../../documents';
import { openStore } from '../../support';

const store = openStore('demo-status');
beforeEach(() => store.empty());
afterAll(() => store.close());

const hourMs = 3_600_000;

function setup(over: Partial<StatusServices> = {}) {
  const files = createMemoryStore();
  const lines: (readonly [string, object])[] = [];
  const now = Date.now();
  const services: StatusServices = {
    db: store.db,
    store: files,
    now: () => now,
    version: '1.2.3+abc',
    log: (...line) => lines.push(line),
    ...over,
  };
  const published = async () => {
    const status = parseStatus(JSON.parse(String(await decompress((await files.read(statusFile))!))));
    if (!status.ok) throw new Error(status.error);
    return status.value;
  };
  return { files, lines, now, services, published };
}

test('a wiki from which nothing was published yet says so', async () => {
  const { services, published, now } = setup();
  await publishStatus(services);
  expect(await published()).toEqual({
    version: 1,
    at: now,
    queue: { open: 0 },
    functions: '1.2.3+abc',
    stage: 0,
  });
});

test('the queue is counted again ten seconds after the last count', async () => {
  const { files, now } = setup();
  let time = now;
  const present = createPresentQueue(
    () => ({ db: store.db, store: files }),
    () => time,
  );
  const read = async () => parseQueue(JSON.parse(String(await decompress((await present.read(queueFile))!))));
  expect(await read()).toEqual({ ok: true, value: { open: 0 } });
  await store.put({ 'delta/a': { status: 'new', timestamp: Timestamp.fromMillis(now) } });
  expect(await read()).toEqual({ ok: true, value: { open: 0 } });
  time += 10_000;
  expect(await read()).toEqual({ ok: true, value: { open: 1, oldest: now } });
  expect(await present.read(statusFile)).toBeUndefined();
});

test('it says what is published, what waits, and what the budget asks for; the log has it in hours', async () => {
  const { files, lines, now, services, published } = setup();
  const at = (hours: number) => Timestamp.fromMillis(now - hours * hourMs);
  await store.put({
    'event/e': event(),
    'delta/a': { status: 'new', timestamp: at(30) },
    'delta/b': { status: 'new', timestamp: at(2) },
    'delta/c': { status: 'applied', timestamp: at(90) },
    'upkeep/budget': { interval: 1, share: 0.95 },
  });
  await publishSnapshot({
    db: store.db,
    store: files,
    now: () => now,
    sports: builtInSports,
    licence: '',
    log: () => undefined,
  });
  await publishStatus(services, now - hourMs);
  // This publisher knows neither when the copy was read nor the functions' version, and keeps both.
  await publishStatus({ db: services.db, store: files, now: services.now, log: services.log });
  const status = await published();
  expect(status).toMatchObject({
    copy: { lookedAt: now - hourMs },
    queue: { open: 2, oldest: now - 30 * hourMs },
    functions: '1.2.3+abc',
    stage: 2,
  });
  expect(status.changes).toBe(status.copy?.of);
  expect(lines.at(-1)).toEqual([
    'status published',
    { stage: 2, open: 2, queueAgeHours: 30, copyAgeHours: 1, changesAgeHours: 0 },
  ]);
});

test('a stage that comes while the status is written is published after all', async () => {
  const { files, services, published } = setup();
  let writes = 0;
  const meanwhile = {
    ...files,
    write: async (name: string, content: Buffer) => {
      writes += 1;
      if (writes === 1) await store.put({ 'upkeep/budget': { interval: 1, share: 1 } });
      await files.write(name, content);
    },
  };
  await publishStatus({ ...services, store: meanwhile });
  expect([writes, (await published()).stage]).toEqual([2, 3]);
});
