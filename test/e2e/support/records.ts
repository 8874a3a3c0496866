import { createHash } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { getAuth } from 'firebase-admin/auth';
import { limits } from '@/model/schema/limits';
import { emulatorFirestore } from '../../../scripts/data/emulatorFirestore';

const app = () => getApps()[0] ?? initializeApp({ projectId: 'demo-armwiki' });

/** The backend as its operator sees it, for preparing a story and checking its results. */
export const database = (): Firestore => emulatorFirestore(app());
export const accounts = () => getAuth(app());

let count = 0;

/** A name that no other test uses, even in another run against the same backend. */
export function unique(name: string): string {
  count += 1;
  return `${name} ${process.pid}-${Date.now().toString(36)}-${count}`;
}

/** Ids and names that `unique` made. Other stories change and delete these records. */
export const ofStories = /\d-[a-z\d]{8}-\d/;

/** A new person's name without digits, which an editor would ask about. */
export function uniquePerson(name: string): string {
  const digest = createHash('sha256').update(unique(name)).digest('hex').slice(0, 9);
  const word = [...digest].map((digit) => 'bdafegihkolumnrs'[parseInt(digit, 16)]).join('');
  return `${name} ${word[0]?.toUpperCase()}${word.slice(1)}`;
}

export async function storeEvent(overrides: { readonly valid?: 0 | 1; readonly matches?: 0 | 1 } = {}) {
  const db = database();
  const id = unique('event').replaceAll(' ', '-');
  const stamps = {
    created: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
    deleted: false,
  };
  const author = { id: 'armwiki' };
  const names = { event: unique('Harbour Open'), ann: unique('Ann'), bea: unique('Bea') };
  const sport = { id: 'armw' };
  const date = '2024-05-04';
  await Promise.all([
    db
      .doc(`event/${id}`)
      .set({ name: names.event, date, sport, author, valid: overrides.valid ?? 1, ...stamps }),
    db.doc(`player/${id}-ann`).set({ name: names.ann, author, ...stamps }),
    db.doc(`player/${id}-bea`).set({ name: names.bea, author, ...stamps }),
    overrides.matches !== 0 &&
      db.doc(`match/${id}-1`).set({
        date,
        event: { id, date, sport },
        player1: { id: `${id}-ann`, name: names.ann, score: 3, result: 'W' },
        player2: { id: `${id}-bea`, name: names.bea, score: 1, result: 'L' },
        gender: 'W',
        arm: 'L',
        weight: '75kg',
        order: 1,
        updatedAt: FieldValue.serverTimestamp(),
        deleted: false,
      }),
  ]);
  return { id, names, path: `/sport/armw/event/${id}` };
}

export async function storeLongCard(count: number) {
  const db = database();
  const id = unique('long').replaceAll(' ', '-');
  const sport = { id: 'armw' };
  const date = '2024-03-02';
  const stamps = { updatedAt: FieldValue.serverTimestamp(), deleted: false };
  const record = { author: { id: 'armwiki' }, created: FieldValue.serverTimestamp(), ...stamps };
  const long = (text: string) => text.padEnd(limits.name, text).slice(0, limits.name).trim();
  const players = Array.from({ length: 8 }, (_, at) => ({
    id: `${id}-p${at}`,
    name: long(
      at % 2 === 0
        ? `Maximiliana${at} von und zu Hohenlohe-Schillingsfürst `
        : `Wolfeschlegelsteinhausen${at}`,
    ),
  }));
  const batch = db.batch();
  batch.set(db.doc(`event/${id}`), {
    name: long('The Longest Arm Wrestling Event '),
    date,
    sport,
    valid: 1,
    ...record,
  });
  for (const { id: player, name } of players) batch.set(db.doc(`player/${player}`), { name, ...record });
  const matches = Array.from({ length: count }, (_, at) => `${id}-m${at}`);
  for (const [at, match] of matches.entries()) {
    const [one, other] = [players[at % 8], players[(at + 1) % 8]];
    batch.set(db.doc(`match/${match}`), {
      date,
      event: { id, date, sport },
      player1: { ...one, score: 3, result: 'W' },
      player2: { ...other, score: at % 3, result: 'L' },
      gender: 'M',
      arm: at % 2 === 0 ? 'R' : 'L',
      weight: 'Open',
      order: at,
      ...stamps,
    });
  }
  await batch.commit();
  return { id, path: `/sport/armw/event/${id}`, players: players.map((player) => player.id), matches };
}

/** The queue with one account's proposals: those of other stories fill its first page. */
export const queueOf = (uid: string): string => `/delta?author=${uid}`;

export const uidOf = async (name: string): Promise<string> =>
  (await accounts().getUserByEmail(`${name}@example.com`)).uid;

/** Whether anybody has written a record or a proposal since then, or decided one. */
export async function writtenSince(ms: number): Promise<boolean> {
  const times = [
    ['event', 'updatedAt'],
    ['match', 'updatedAt'],
    ['player', 'updatedAt'],
    ['delta', 'timestamp'],
    ['delta', 'decidedAt'],
  ] as const;
  const found = await Promise.all(
    times.map(([collection, time]) =>
      database()
        .collection(collection)
        .where(time, '>=', new Date(ms))
        .where(time, '<=', new Date())
        .limit(1)
        .get(),
    ),
  );
  return found.some(({ empty }) => !empty);
}

/** Deletes these accounts' proposals from the queue, which all stories share. */
export async function forgetProposals(uids: readonly string[]): Promise<void> {
  const writer = database().bulkWriter();
  const { docs } = await database().collection('delta').where('author', 'in', uids).get();
  for (const { ref } of docs) void writer.delete(ref);
  await writer.close();
}

export async function newAccount(name: string, claims: Readonly<Record<string, boolean>> = {}) {
  const handle = unique(name).replaceAll(' ', '-').toLowerCase();
  const email = `${handle}@example.com`;
  const { uid } = await accounts().createUser({
    emailVerified: true,
    email,
    password: 'armwiki',
    displayName: handle,
  });
  await accounts().setCustomUserClaims(uid, claims);
  return { uid, email, handle };
}
