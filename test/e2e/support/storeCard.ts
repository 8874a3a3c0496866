import { FieldValue } from 'firebase-admin/firestore';
import { database, unique } from './records';

const dayMs = 86_400_000;

export const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Stores an event with its date and card; the players must exist. */
export async function storeCard(
  date: string,
  card: readonly (readonly [one: string, other: string, more?: object])[],
  more: object = {},
) {
  const db = database();
  const id = unique('reading').replaceAll(' ', '-');
  const name = unique('Reading Open');
  const sport = { id: 'armw' };
  const stamps = { updatedAt: FieldValue.serverTimestamp(), deleted: false };
  const batch = db.batch();
  batch.set(db.doc(`event/${id}`), {
    name,
    date,
    sport,
    valid: 1,
    author: { id: 'armwiki' },
    created: FieldValue.serverTimestamp(),
    ...stamps,
    ...more,
  });
  for (const [at, [one, other, fields]] of card.entries()) {
    const sides = await Promise.all([one, other].map(async (player) => db.doc(`player/${player}`).get()));
    const [player1, player2] = sides.map((player) => ({
      id: player.id,
      name: player.get('name') as string,
    }));
    batch.set(db.doc(`match/${id}-${at}`), {
      date,
      event: { id, date, sport },
      gender: 'M',
      arm: 'R',
      weight: '105kg',
      order: at,
      ...stamps,
      ...fields,
      player1: { ...player1, ...(fields && 'player1' in fields ? (fields.player1 as object) : {}) },
      player2: { ...player2, ...(fields && 'player2' in fields ? (fields.player2 as object) : {}) },
    });
  }
  await batch.commit();
  return {
    id,
    name,
    path: `/sport/armw/event/${id}`,
    remove: async () => {
      const gone = { deleted: true, updatedAt: FieldValue.serverTimestamp() };
      for (const at of card.keys()) await db.doc(`match/${id}-${at}`).update(gone);
      await db.doc(`event/${id}`).update(gone);
    },
  };
}
