import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { isJsonObject, type Json } from '@/lib/json';
import { BackendError, isRetryable } from '@/backend/errors';
import { deltaId } from '@/model/ids';
import { runs } from '@test/support/property';
import { ensureRules } from '../../../firebase/rules/emulator';
import { actOn } from '../acts/actSupport';
import { longAgo, type Docs } from '../../documents';
import { apply, openStore, type TestStore } from '../../support';
import type { Device, openDevice } from './races/device';
import type { Answer } from './races/answer';
import { faultsOf } from './races/laws';
import { anyStory, docs, isModerator, looking, rest, type RaceAct, type Story } from './races/stories';

const lanes = 2;
const cases = runs(20).numRuns;
jest.setTimeout(60_000 + cases * 15_000);

const people = ['mod', 'eve', 'ed', 'bo'] as const;
type Person = (typeof people)[number];

interface Lane {
  readonly project: string;
  readonly store: TestStore;
  readonly devices: Readonly<Record<Person, Device>>;
}

function ownDevice(project: string, uid: Person): Device {
  const opened: Device[] = [];
  jest.isolateModules(() => {
    const own = jest.requireActual<{ readonly openDevice: typeof openDevice }>('./races/device');
    opened.push(own.openDevice(project, { uid, moderator: isModerator(uid) }));
  });
  const [device] = opened;
  if (!device) throw new Error(`Expected a device of ${uid}, found none`);
  return device;
}

const open = Array.from({ length: lanes }, (_, at): Lane => {
  const project = `demo-races-${at}`;
  return {
    project,
    store: openStore(project),
    devices: {
      mod: ownDevice(project, 'mod'),
      eve: ownDevice(project, 'eve'),
      ed: ownDevice(project, 'ed'),
      bo: ownDevice(project, 'bo'),
    },
  };
});
beforeAll(() => Promise.all(open.map(({ project }) => ensureRules(project))));
afterAll(async () => {
  for (const { store, devices } of open) {
    await Promise.all(Object.values(devices).map((device) => device.close()));
    await store.close();
  }
});

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = 9; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      const lost = isCoded(error) && (error.code === 10 || (isBackend(error) && isRetryable(error.code)));
      if (!lost || left === 0) throw error;
      await pause(20);
    }
  }
}

const isCoded = (error: unknown): error is { readonly code: unknown } =>
  typeof error === 'object' && error !== null && 'code' in error;

const isBackend = (error: unknown): error is BackendError =>
  error instanceof Error && error.constructor.name === BackendError.name;

const basedOn = longAgo.toMillis();

async function carryOut({ store, devices }: Lane, by: Person, act: RaceAct): Promise<readonly Answer[]> {
  const { kind } = act;
  const ids = act.ids.includes(rest) ? await restOfWhole(store) : act.ids;
  const [id] = ids;
  if (id === undefined) return [];
  if (kind === 'apply') return applied(store, by, ids, await fieldsThere(store, id, act.amend));
  const version: number = (await store.get(`delta/${id}`))?.['timestamp'].toMillis() ?? basedOn;
  const based = { status: 'new', timestamp: version } as const;
  const device = devices[by];
  const deltaIdOf = deltaId(id);
  const ways = {
    reject: () =>
      device.commit({ kind: 'rejectDelta', deltaId: deltaIdOf, reason: `No, says ${by}`, basedOn: version }),
    withdraw: () => device.commit({ kind: 'deleteDelta', deltaId: deltaIdOf, basedOn: based }),
    remove: () => actOn(store, { kind: 'deleteDelta', deltaId: deltaIdOf, basedOn: based }, { by }),
    claim: () => device.claim(deltaIdOf),
    leave: () => device.leave(deltaIdOf),
  };
  try {
    const answer = await patiently<unknown>(ways[kind]);
    const words = isRefusal(answer) ? answer.message : undefined;
    return [{ by, kind, id, done: words === undefined, ...(words && { words }) }];
  } catch (error) {
    if (!isBackend(error)) throw error;
    return [{ by, kind, id, done: false, words: error.message }];
  }
}

/** The newest rest of `whole` after partial decisions. */
async function restOfWhole(store: TestStore): Promise<readonly string[]> {
  let last: readonly string[] = [];
  for (let id: unknown = 'whole'; typeof id === 'string';) {
    id = (await store.get(`delta/${id}`))?.['rest'];
    if (typeof id === 'string') last = [id];
  }
  return last;
}

/** The part of an amendment whose fields the proposal still has; it may be a rest by now. */
async function fieldsThere(store: TestStore, id: string, amend: Json | undefined): Promise<Json | undefined> {
  const value = (await store.get(`delta/${id}`))?.['value'];
  if (amend === undefined || !isJsonObject(amend) || !isJsonObject(value)) return amend;
  const there = Object.entries(amend).filter(([field]) => field in value);
  return there.length === 0 ? undefined : Object.fromEntries(there);
}

const isRefusal = (answer: unknown): answer is { readonly message: string } =>
  typeof answer === 'object' && answer !== null && 'message' in answer;

async function applied(
  store: TestStore,
  by: Person,
  ids: readonly string[],
  amend: Json | undefined,
): Promise<readonly Answer[]> {
  const written = new Set<string>();
  const results = await patiently(() =>
    apply(store, ids, {
      by,
      ...(amend !== undefined && { amend: { [ids[0] ?? '']: amend } }),
      log: ({ id, outcome }) => outcome === 'applied' && written.add(id),
    }),
  );
  return Promise.all(
    results.map(async ({ id, outcome, message }) => {
      const doc = outcome === 'already-applied' ? await store.get(`delta/${id}`) : undefined;
      const words = message ?? (doc && `${doc['decidedBy']} has applied it`);
      const done = outcome === 'applied' || doc?.['decidedBy'] === by;
      const wrote = { ...(amend !== undefined && id === ids[0] && { amend }) };
      return {
        by,
        kind: 'apply',
        id,
        done,
        ...(words && { words }),
        ...(written.has(id) && { wrote }),
      } as const;
    }),
  );
}

async function stored({ store }: Lane): Promise<Docs> {
  const names = ['event', 'match', 'player', 'delta', 'review'];
  const lists = await Promise.all(names.map((name) => store.db.collection(name).get()));
  return Object.fromEntries(lists.flatMap((list) => list.docs.map((doc) => [doc.ref.path, doc.data()])));
}

const saidToLook = (): Docs =>
  Object.fromEntries(
    Object.entries(looking).map(([id, { by, agoMs }]) => [
      `review/${id}`,
      { by, at: Timestamp.fromMillis(Date.now() - agoMs) },
    ]),
  );

/** Lets everybody act in parallel, then one moderator reject what is left although the other looks at it. */
async function play(
  lane: Lane,
  story: Story,
): Promise<{ readonly faults: readonly string[]; readonly answers: readonly Answer[] }> {
  await lane.store.empty();
  await lane.store.put({ ...docs, ...saidToLook() });
  const answers: Answer[] = [];
  await Promise.all(
    people.map(async (by) => {
      for (const act of story[by]) {
        await pause(act.pauseMs);
        answers.push(...(await carryOut(lane, by, act)));
      }
    }),
  );
  const between = faultsOf(await stored(lane), answers);
  const open = await lane.store.db.collection('delta').where('status', '==', 'new').get();
  for (const { id } of open.docs) {
    const now = { ids: [id], pauseMs: 0 } as const;
    answers.push(...(await carryOut(lane, 'eve', { kind: 'claim', ...now })));
    const [rejected] = await carryOut(lane, 'mod', { kind: 'reject', ...now });
    if (rejected) answers.push(rejected);
    if (!rejected?.done)
      return { faults: [...between, `${id} cannot be rejected: ${rejected?.words}`], answers };
  }
  return { faults: [...between, ...faultsOf(await stored(lane), answers)], answers };
}

test('whatever two moderators and the authors do at once, each proposal ends once and nobody acts in vain unheard', async () => {
  const stories = fc.sample(anyStory, { numRuns: cases, seed: runs(1).seed ?? Date.now() });
  const waiting = stories.values();
  const seen = { done: 0, refused: 0, rest: 0, amended: 0, looked: 0, left: 0, late: 0 };
  await Promise.all(
    open.map(async (lane) => {
      for (const story of waiting) {
        const { faults, answers } = await play(lane, story);
        expect({ story, answers, faults }).toEqual({ story, answers, faults: [] });
        for (const { done, kind, by, id, wrote } of answers) {
          seen[done ? 'done' : 'refused'] += 1;
          if (!(`delta/${id}` in docs)) seen.rest += 1;
          if (wrote?.amend !== undefined) seen.amended += 1;
          if (kind === 'leave' && done) seen.left += 1;
          if (kind === 'claim') seen[done ? 'looked' : isModerator(by) ? 'late' : 'refused'] += 1;
        }
      }
    }),
  );
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
});
