import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import type { Json } from '@/lib/json';
import { userId } from '@/model/ids';
import { applyDeltas, type ApplyServices } from '../../functions/src/applyDeltas';
import type { DeltaResult } from '../../functions/src/outcome';
import { parsePayload } from '../../functions/src/payload';

// Calls that overlap wait for the emulator to break deadlocks, seconds at a time.
jest.setTimeout(70_000);

export type Docs = Readonly<Record<string, DocumentData>>;

/** A Firestore of its own in the emulator, empty at the start of each test. */
export interface TestStore {
  readonly db: Firestore;
  readonly empty: () => Promise<void>;
  /** Writes documents by path. */
  readonly put: (docs: Docs) => Promise<void>;
  readonly get: (path: string) => Promise<DocumentData | undefined>;
  /** Every document of the wiki by path, times as the word `time`, since no two runs have the same. */
  readonly all: () => Promise<Docs>;
  readonly close: () => Promise<void>;
}

export function openStore(projectId: string): TestStore {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  if (host === undefined) throw new Error('Expected FIRESTORE_EMULATOR_HOST, found none');
  const app: App = initializeApp({ projectId }, projectId);
  const db = getFirestore(app);
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
      const { ok, status } = await fetch(url, { method: 'DELETE' });
      if (!ok) throw new Error(`Expected the emulator to empty ${projectId}, found ${status}`);
    },
    get: async (path) => (await db.doc(path).get()).data(),
    all: async () => {
      const lists = await Promise.all(
        ['event', 'match', 'player', 'delta'].map((name) => db.collection(name).get()),
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

/** A day long past, so that whatever the server writes is newer. */
export const longAgo = Timestamp.fromMillis(1_600_000_000_000);

export const player = (name: string, rest: DocumentData = {}): DocumentData => ({
  name,
  author: { id: 'unknown' },
  created: longAgo,
  updatedAt: longAgo,
  deleted: false,
  ...rest,
});

export const event = (rest: DocumentData = {}): DocumentData => ({
  name: 'East vs West',
  date: '2020-02-02',
  sport: { id: 'armw' },
  author: { id: 'unknown' },
  created: longAgo,
  updatedAt: longAgo,
  deleted: false,
  valid: 1,
  ...rest,
});

/** Ann (`p1`) against Bea (`p2`) at the event `e`. */
export const match = (rest: DocumentData = {}): DocumentData => ({
  date: '2020-02-02',
  player1: { id: 'p1', name: 'Ann' },
  player2: { id: 'p2', name: 'Bea' },
  gender: 'W',
  order: 0,
  event: { id: 'e', date: '2020-02-02', sport: { id: 'armw' } },
  updatedAt: longAgo,
  deleted: false,
  ...rest,
});

/** A proposal as its author's client writes it. */
export const delta = (
  collection: string,
  docId: string,
  field: string,
  value: Json,
  rest: DocumentData = {},
): DocumentData => ({
  collection,
  docId,
  field,
  value,
  ...(docId === '' ? {} : { base: null }),
  author: 'editor',
  timestamp: longAgo,
  status: 'new',
  ...rest,
});

/** An edit of the name of `p1`. */
export const rename = (name: string, base: string, rest: DocumentData = {}) =>
  delta('player', 'p1', 'name', name, { base, ...rest });

export const newPlayer = (name: string, rest: DocumentData = {}) => delta('player', '', '', { name }, rest);

export const newEvent = (rest: Readonly<Record<string, Json>> = {}) =>
  delta('event', '', '', { name: 'New event', date: '2021-01-01', sport: { id: 'armw' }, ...rest });

export const newMatch = (rest: Readonly<Record<string, Json>> = {}) =>
  delta('match', '', '', {
    date: '2020-02-02',
    player1: { id: 'p1', name: 'Ann' },
    player2: { id: 'p2', name: 'Bea' },
    gender: 'W',
    order: 1,
    event: { id: 'e', date: '2020-02-02', sport: { id: 'armw' } },
    ...rest,
  });

/** One event, two players and their match. */
export const world: Docs = {
  'event/e': event(),
  'player/p1': player('Ann'),
  'player/p2': player('Bea'),
  'match/m': match(),
};

/** Applies as the function does for a moderator; `over` changes what it needs of the world. */
export function apply(
  { db }: TestStore,
  deltaIds: readonly string[],
  {
    force,
    seen,
    ...over
  }: Partial<ApplyServices> & {
    readonly force?: Readonly<Record<string, number>>;
    readonly seen?: Readonly<Record<string, number>>;
  } = {},
): Promise<readonly DeltaResult[]> {
  const payload = parsePayload({ deltaIds, force, seen });
  if (!payload.ok) throw new Error(payload.error);
  const services: ApplyServices = {
    db,
    transact: (body) => db.runTransaction(body, { maxAttempts: 12 }),
    log: () => {},
    hasTime: () => true,
    ...over,
  };
  return applyDeltas(services, payload.value, userId('moderator'));
}

/** The outcomes alone, in the order asked. */
export const outcomes = (results: readonly DeltaResult[]) => results.map(({ outcome }) => outcome);
