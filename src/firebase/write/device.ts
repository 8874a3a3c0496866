import { doc, serverTimestamp, type DocumentSnapshot, type Firestore } from 'firebase/firestore';
import type { CommandBody } from '@/model/proposals/command';
import type { UserId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { documentOf } from '../collections';
import { readPlainDoc } from '../read/mappers';
import { transact } from './transact';

/**
 * Turns notifications for a device on or off. An account has ten places. A device takes its own again, else a
 * free one, else the one registered longest ago.
 */
export async function saveDevice(
  db: Firestore,
  uid: UserId,
  { token, wanted, language = 'en' }: Extract<CommandBody, { kind: 'saveDevice' }>,
): Promise<void> {
  const placeOf = (id: string) => doc(documentOf(db, 'user', uid), 'token', id);
  const places = Array.from({ length: limits.devices }, (_, place) => placeOf(String(place)));
  await transact(db, async (transaction) => {
    const stored = await Promise.all(places.map((place) => transaction.get(place)));
    const own = stored.filter((place) => place.get('token') === token);
    const [first = longestUnused(stored), ...twice] = own;
    // Another tab may have registered the device twice.
    for (const { ref } of wanted ? twice : own) transaction.delete(ref);
    if (wanted && first) transaction.set(first.ref, { token, language, created: serverTimestamp() });
  });
}

function longestUnused(places: readonly DocumentSnapshot[]): DocumentSnapshot | undefined {
  const since = (place: DocumentSnapshot) => Number(readPlainDoc(place)?.['created'] ?? 0);
  return places.toSorted((a, b) => since(a) - since(b))[0];
}
