import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import type { Json } from '@/lib/json';
import { userId } from '@/model/ids';
import { builtInSports } from '@/model/sports';
import { applyDeltas, type ApplyServices } from '../../functions/src/write/apply/applyDeltas';
import type { DeltaResult } from '../../functions/src/write/apply/outcome';
import { parsePayload } from '../../functions/src/write/apply/payload';
import { refreshAllCopies, type RefreshAllServices } from '../../functions/src/write/copies/refreshAllCopies';
import { emulatorFirestore } from '../../scripts/data/emulatorFirestore';
import type { Docs } from './documents';

/** Its own Firestore in the emulator, empty at the start of each test. */
export interface TestStore {
  readonly db: Firestore;
  readonly empty: () => Promise<void>;
  readonly put: (docs: Docs) => Promise<void>;
  readonly get: (path: string) => Promise<DocumentData | undefined>;
  /** Every document and job note by path. Times become the word `time`, since they differ between runs. */
  readonly all: () => Promise<Docs>;
  readonly close: () => Promise<void>;
}

export function openStore(projectId: string): TestStore {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  if (host === undefined) throw new Error('Expected FIRESTORE_EMULATOR_HOST, found none');
  const app: App = initializeApp({ projectId }, projectId);
  const db = emulatorFirestore(app);
  const put = async (docs: Docs) => {
    const writer = db.bulkWriter();
    for (const [path, data] of Object.entries(docs)) void writer.set(db.doc(path), data);
    await writer.close();
  };
  return {
    db,
    put,
    empty: async () => {
      const url = `http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
      let { ok, status } = await fetch(url, { method: 'DELETE' });
      // A transaction rolls back in the background, and until then the emulator does not delete its locked documents.
      for (let left = 20; status === 409 && left > 0; left -= 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        ({ ok, status } = await fetch(url, { method: 'DELETE' }));
      }
      if (!ok) throw new Error(`Expected the emulator to empty ${projectId}, found ${status}`);
    },
    get: async (path) => (await db.doc(path).get()).data(),
    all: async () => {
      const lists = await Promise.all(
        ['event', 'match', 'player', 'delta', 'staleCopies'].map((name) => db.collection(name).get()),
      );
      return Object.fromEntries(
        lists.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, withoutTimes(doc.data())])),
      );
    },
    close: () => deleteApp(app),
  };
}

const withoutTimes = (data: DocumentData): DocumentData =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, value instanceof Timestamp ? 'time' : value]),
  );

/** Applies as the function does for a moderator `by`; `over` replaces some of its services. */
export function apply(
  { db }: TestStore,
  deltaIds: readonly string[],
  {
    force,
    seen,
    amend,
    approve,
    interests,
    by = 'moderator',
    ...over
  }: Partial<ApplyServices> & {
    readonly by?: string;
    readonly force?: Readonly<Record<string, number>>;
    readonly seen?: Readonly<Record<string, number>>;
    readonly amend?: Readonly<Record<string, Json>>;
    readonly approve?: readonly string[];
    readonly interests?: ReadonlySet<string>;
  } = {},
): Promise<readonly DeltaResult[]> {
  const payload = parsePayload({ deltaIds, force, seen, amend, approve });
  if (!payload.ok) throw new Error(payload.error);
  const services: ApplyServices = {
    db,
    sports: builtInSports,
    transact: (body) => db.runTransaction(body, { maxAttempts: 12 }),
    log: () => {},
    hasTime: () => true,
    now: Date.now,
    ...over,
  };
  return applyDeltas(services, { ...payload.value, ...(interests && { interests }) }, userId(by));
}

/** Refreshes copies as the triggered job does; `over` replaces some of its services. */
export const refresh = ({ db }: TestStore, over: Partial<RefreshAllServices> = {}) =>
  refreshAllCopies({
    db,
    transact: (body) => db.runTransaction(body, { maxAttempts: 12 }),
    hasTime: () => true,
    failed: (_, error) => {
      throw error;
    },
    ...over,
  });

export async function applyAndRefresh(
  store: TestStore,
  ...asked: Parameters<typeof apply> extends [TestStore, ...infer Rest] ? Rest : never
): Promise<readonly DeltaResult[]> {
  const results = await apply(store, ...asked);
  await refresh(store);
  return results;
}

export const outcomes = (results: readonly DeltaResult[]) => results.map(({ outcome }) => outcome);
