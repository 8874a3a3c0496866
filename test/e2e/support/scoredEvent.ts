import { createHmac, randomBytes } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { database, unique, uniquePerson } from './records';

const givenNames = [
  'Anna Berg',
  'Beate Holm',
  'Clara Lund',
  'Dora Falk',
  'Elsa Moen',
  'Freya Dahl',
  'Greta Vik',
  'Hanna Ness',
];

/** The state of a match that readers follow, as stored; `undefined` while nothing that was entered counts. */
type StoredLive = Readonly<Record<string, unknown>> | undefined;

/**
 * An event with matches of two persons each, in the order of the show, and without any result. Preset: long past, so
 * that no other story finds it on Home.
 */
export async function storeScored(count = 1, date = '2024-05-04') {
  const db = database();
  const id = unique('scored').replaceAll(' ', '-');
  const name = unique('Harbour Open');
  const author = { id: 'armwiki' };
  const stamps = { updatedAt: FieldValue.serverTimestamp(), deleted: false };
  const created = { author, created: FieldValue.serverTimestamp(), ...stamps };
  const event = { id, date, sport: { id: 'armw' } };
  await db.doc(`event/${id}`).set({
    ...{ name, date, sport: { id: 'armw' }, cardOrder: 'mainLast', valid: 1, ...created },
  });
  const matches = Array.from({ length: count }, (_, at) => ({
    id: `${id}-${at + 1}`,
    ann: uniquePerson(givenNames[(2 * at) % 8] ?? ''),
    bea: uniquePerson(givenNames[(2 * at + 1) % 8] ?? ''),
  }));
  await Promise.all(
    matches.flatMap(({ id: match, ann, bea }, at) => [
      db.doc(`player/${match}-ann`).set({ name: ann, ...created }),
      db.doc(`player/${match}-bea`).set({ name: bea, ...created }),
      db.doc(`match/${match}`).set({
        ...{ date, event, gender: 'W', arm: 'L', weight: '75kg', order: at + 1, ...stamps },
        player1: { id: `${match}-ann`, name: ann },
        player2: { id: `${match}-bea`, name: bea },
      }),
    ]),
  );
  return {
    ...{ id, name, matches, path: `/sport/armw/event/${id}` },
    /** The link of a new invitation, as the function signs it. */
    invite: async (scorer: string): Promise<string> => {
      const invitation = randomBytes(10).toString('hex');
      const from = Timestamp.fromMillis(Date.now() - 3_600_000);
      await db.doc(`scorer/${invitation}`).set({ event: id, name: scorer, from, by: 'moderator' });
      const signature = createHmac('sha256', await scorerKey())
        .update(`${id}/${invitation}`)
        .digest('base64url');
      return `/score/${id}#${invitation}.${signature}`;
    },
    live: async (match: string): Promise<StoredLive> => {
      const live = await db.doc(`live/${id}`).get();
      return (live.get('matches') as Readonly<Record<string, StoredLive>> | undefined)?.[match];
    },
    /** How many entries the server has of a match. */
    entries: async (match: string): Promise<number> =>
      Object.keys(((await db.doc(`scores/${match}`).get()).get('entries') ?? {}) as object).length,
  };
}

/** The key of all invitations, made with the first use. */
function scorerKey(): Promise<string> {
  const secret = database().doc('secret/scorer');
  return database().runTransaction(async (tx) => {
    const stored: unknown = (await tx.get(secret)).get('key');
    if (typeof stored === 'string') return stored;
    const key = randomBytes(32).toString('hex');
    tx.set(secret, { key });
    return key;
  });
}
