import { FieldValue } from 'firebase-admin/firestore';
import { database, unique } from './records';

export async function storePeople(
  people: Readonly<Record<string, object>>,
  pairs: readonly (readonly [string, string])[],
) {
  const id = unique('merge').replaceAll(' ', '-').toLowerCase();
  const names = Object.fromEntries(Object.keys(people).map((key) => [key, unique(key)]));
  const idOf = (key: string) => `${id}-${key}`;
  const stamps = { updatedAt: FieldValue.serverTimestamp(), deleted: false };
  const made = { author: { id: 'armwiki' }, created: FieldValue.serverTimestamp(), ...stamps };
  const sport = { id: 'armw' };
  await database()
    .doc(`event/${id}`)
    .set({ name: unique('Merge Cup'), date: '2024-05-04', sport, valid: 1, ...made });
  for (const [key, facts] of Object.entries(people))
    await database()
      .doc(`player/${idOf(key)}`)
      .set({ name: names[key], ...facts, ...made });
  for (const [at, [first, second]] of pairs.entries())
    await database()
      .doc(`match/${id}-${at}`)
      .set({
        date: '2024-05-04',
        event: { id, date: '2024-05-04', sport },
        player1: { id: idOf(first), name: names[first], score: 3, result: 'W' },
        player2: { id: idOf(second), name: names[second], score: 1, result: 'L' },
        gender: 'M',
        arm: 'R',
        order: at + 1,
        ...stamps,
      });
  return { event: id, idOf, nameOf: (key: string) => names[key] ?? '' };
}
