import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  getDocs,
  getDocsFromCache,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  query,
  setDoc,
  waitForPendingWrites,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import type { Event, Match, Player } from '@/model/records/records';
import type { Way } from './way';

function open(): Firestore {
  const port = Number(new URLSearchParams(location.search).get('firestore'));
  if (!port) throw new Error('Firestore cache: expected ?firestore=<port of the emulator>, found none');
  const database = initializeFirestore(initializeApp({ projectId: 'demo-bench' }), {
    localCache: persistentLocalCache(),
  });
  connectFirestoreEmulator(database, '127.0.0.1', port);
  return database;
}

/** Below the limit of one batch. */
const batchSize = 400;

async function put(
  database: Firestore,
  name: string,
  docs: readonly { readonly id: string }[],
): Promise<void> {
  for (let at = 0; at < docs.length; at += batchSize) {
    const batch = writeBatch(database);
    for (const each of docs.slice(at, at + batchSize)) batch.set(doc(database, name, each.id), each);
    await batch.commit();
  }
}

/** The plain SDK with its persistent cache, read without a network as after a reload. */
export const firestore: Way = {
  fill: async ({ events, matches, players }) => {
    const database = open();
    await put(database, 'events', events);
    await put(database, 'players', players);
    await put(database, 'matches', matches);
    await waitForPendingWrites(database);
    for (const name of ['events', 'players', 'matches']) await getDocs(collection(database, name));
  },
  open: async () => {
    const database = open();
    await disableNetwork(database);
    return (match) =>
      new Promise<void>((resolve) => {
        const reference = doc(database, 'matches', match.id);
        // Listeners are called after the local write is stored; `setDoc` resolves with the server's answer.
        const stop = onSnapshot(reference, (found) => {
          if (found.get('order') !== match.order) return;
          stop();
          resolve();
        });
        void setDoc(reference, match);
      });
  },
  restore: async (first) => {
    const database = open();
    await disableNetwork(database);
    await getDocsFromCache(query(collection(database, 'events'), orderBy('date', 'desc'), limit(50)));
    first();
    const events = await getDocsFromCache(collection(database, 'events'));
    const players = await getDocsFromCache(collection(database, 'players'));
    const matches = await getDocsFromCache(collection(database, 'matches'));
    return () => ({
      events: events.docs.map((each) => each.data() as Event),
      players: players.docs.map((each) => each.data() as Player),
      matches: matches.docs.map((each) => each.data() as Match),
    });
  },
};
