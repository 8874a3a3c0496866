import { initializeApp as initializeAdmin } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, terminate } from 'firebase/firestore';
import { toBackendError } from '@/firebase/errors';
import { liveLists } from '@/firebase/read/liveLists';
import type { LiveMatch } from '@/model/scoring/live';
import { freePorts } from '../../scripts/base/ports';
import { root } from '../../scripts/base/root';
import { emulatorFirestore } from '../../scripts/data/emulatorFirestore';
import { startFirestore } from '../../scripts/emulators/firestoreEmulator';
import { join } from 'node:path';
import type { Results } from './measure';

const projectId = 'demo-bench-live';
const event = 'final';
const matchesOfCard = 60;

/**
 * Milliseconds from the server's write of a live card to each of its readers, by the client's own listener against the
 * official emulator. The floor is what the writer waits for its answer.
 *
 * @param size readers, each with a connection of its own
 */
export async function measureLive(
  size: number,
  writes: number,
  say: (line: string) => void,
): Promise<Results> {
  const [port = 0, functionsPort = 0] = await freePorts(2);
  const rules = join(root, 'firestore.rules');
  const emulator = await startFirestore({ port, functionsPort, rules, onLine: () => undefined, onSlow: say });
  try {
    await emulator.ready;
    process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
    const card = emulatorFirestore(initializeAdmin({ projectId })).doc(`live/${event}`);
    const sentAt = new Map<number, number>();
    const [delays, answers]: [number[], number[]] = [[], []];
    const write = async (revision: number): Promise<void> => {
      sentAt.set(revision, performance.now());
      await card.set({ revision, at: Timestamp.now(), matches: matchesAt(revision) });
      answers.push(performance.now() - (sentAt.get(revision) ?? 0));
    };
    await write(0);
    say(`${size} readers: ${writes} writes`);
    const readers = Array.from({ length: size }, (_, at) => openReader(port, at));
    await Promise.all(readers.map(({ reaches }) => reaches(0)));
    for (let revision = 1; revision <= writes; revision += 1) {
      const reached = readers.map(async ({ reaches }) => {
        await reaches(revision);
        delays.push(performance.now() - (sentAt.get(revision) ?? 0));
      });
      await Promise.all([write(revision), ...reached]);
    }
    await Promise.all(readers.map(({ close }) => close()));
    const floor = sorted(answers)[answers.length >> 1] ?? 0;
    const all = sorted(delays);
    const at = (share: number) => all[Math.floor((all.length - 1) * share)] ?? 0;
    const row = { id: 'live-delay', size, value: at(0.5), unit: 'ms', p95: at(0.95), floor, rivals: {} };
    return { rows: [row], chromium: 'not used' };
  } finally {
    await emulator.child.stop();
  }
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** A whole card. Each write changes its matches. */
const matchesAt = (revision: number): Readonly<Record<string, LiveMatch>> =>
  Object.fromEntries(
    Array.from({ length: matchesOfCard }, (_, at) => [
      `m${at}`,
      { score: [(revision + at) % 4, 1], rounds: ['1p', '2p', '1f'] },
    ]),
  );

function openReader(port: number, at: number) {
  const db = getFirestore(initializeApp({ projectId, apiKey: 'none' }, `reader${at}`));
  connectFirestoreEmulator(db, '127.0.0.1', port);
  let newest = -1;
  let wake = (): void => undefined;
  let refused: unknown;
  const stop = liveLists.live(
    db,
    { kind: 'live', event },
    (card) => {
      newest = card?.revision ?? newest;
      wake();
    },
    (error) => {
      refused = error;
      wake();
    },
  );
  return {
    reaches: async (revision: number): Promise<void> => {
      while (newest < revision) {
        if (refused !== undefined) throw toBackendError(refused);
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    close: async (): Promise<void> => {
      stop();
      await terminate(db);
    },
  };
}
