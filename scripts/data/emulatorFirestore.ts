import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

const mostTries = 5;
const pauseMs = 100;

interface Requests {
  request: (method: string, message: Message, ...rest: readonly unknown[]) => Promise<unknown>;
}

interface Message {
  readonly transaction?: unknown;
}

const steadied = new WeakSet<Firestore>();

/**
 * The Firestore of an app on the emulator, for tests, scripts and the code under test.
 *
 * An emulator whose classes could not be repaired (`repairedClasses.ts`) stores a write while a listener ends, fails to
 * notify that listener and answers `UNKNOWN`; other listeners may get the write only with the next one. So this sends
 * the write again, as the SDK itself repeats reads and transactions. Writing a document twice has no further effect;
 * only an increment would count double, and we make those in transactions. A write with a condition (`create`,
 * `lastUpdateTime`) fails as if somebody came first, which its caller has to expect anyway. The commit of a transaction
 * is left to `runTransaction`: the emulator accepts it only once.
 */
export function emulatorFirestore(app: App): Firestore {
  const db = getFirestore(app);
  if (steadied.has(db)) return db;
  steadied.add(db);
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

const isUnknown = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 2;
