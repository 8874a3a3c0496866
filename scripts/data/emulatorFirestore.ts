import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

const mostTries = 5;
const pauseMs = 100;

/** The call by which the SDK sends commits and batches of writes. Its types do not name it. */
interface Requests {
  request: (method: string, message: Message, ...rest: readonly unknown[]) => Promise<unknown>;
}

interface Message {
  /** Absent outside transactions. */
  readonly transaction?: unknown;
}

const steadied = new WeakSet<Firestore>();

/**
 * The Firestore of an app on the emulator, by which tests and scripts ask for it, and give it to the code under test.
 *
 * An emulator whose classes could not be repaired (`repairedClasses.ts`) stores a write while a listener ends, fails to notify
 * that listener and answers `UNKNOWN`; other listeners may get the write only with the next one. So the write is sent again, as
 * the SDK itself repeats reads and transactions. A document that is written twice is the same; only an increment would count double, and we
 * make those in transactions. A write with a condition (`create`, `lastUpdateTime`) is told that somebody came first, which
 * it has to expect anyway. The commit of a transaction is left to `runTransaction`: the emulator takes it only once.
 */
export function emulatorFirestore(app: App): Firestore {
  const db = getFirestore(app);
  if (steadied.has(db)) return db;
  steadied.add(db);
  // A method of the installed version; the test fails with a version that has none.
  const requests = db as unknown as Requests;
  const request = requests.request.bind(db);
  requests.request = async (method, message, ...rest) => {
    for (let tries = 1; ; tries += 1)
      try {
        return await request(method, message, ...rest);
      } catch (error) {
        if (tries === mostTries || message.transaction !== undefined || !isUnknown(error)) throw error;
        await sleep(tries * pauseMs);
      }
  };
  return db;
}

/** Code 2 of gRPC. */
const isUnknown = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 2;
