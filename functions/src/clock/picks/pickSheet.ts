import { FieldPath, FieldValue, type CollectionReference, type Firestore } from 'firebase-admin/firestore';
import type { SheetPicks } from '@/model/picks/foldPicks';

/** 28 bytes each, and a document has at most one megabyte. */
const picksOfPart = 20_000;

const partsOf = (db: Firestore, match: string): CollectionReference =>
  db.collection(`pickSheet/${match}/part`);

/**
 * The picks of a match that has begun, which are final: read once, one document each, and kept in `pickSheet/{match}/part/{n}`,
 * so that a corrected result costs a document for each 20,000 picks.
 */
export async function readSheet(db: Firestore, match: string): Promise<readonly SheetPicks[]> {
  const kept = await partsOf(db, match).get();
  if (!kept.empty) return kept.docs.map((part) => part.get('picks') as SheetPicks);
  // Withdrawn picks name nobody.
  const made = db.collectionGroup('pick').where('match', '==', match).where('player', '!=', '');
  const { docs } = await made.select('player', 'sureness').get();
  const sheet: SheetPicks[] = [];
  for (let from = 0; from === 0 || from < docs.length; from += picksOfPart) {
    const picks: Record<string, Record<string, string[]>> = {};
    for (const pick of docs.slice(from, from + picksOfPart)) {
      const uid = pick.ref.parent.parent?.id;
      const bySureness = (picks[String(pick.get('player'))] ??= {});
      if (uid !== undefined) (bySureness[String(pick.get('sureness'))] ??= []).push(uid);
    }
    sheet.push(picks);
  }
  const batch = db.batch();
  sheet.forEach((picks, at) => batch.set(partsOf(db, match).doc(String(at)), { picks }));
  await batch.commit();
  return sheet;
}

/** Takes the picks of an account that leaves out of the sheets, and has their tables made again. */
export async function forgetPicks(db: Firestore, uid: string): Promise<void> {
  const { docs } = await db.collection(`user/${uid}/pick`).get();
  const events = new Set<string>();
  for (const pick of docs) {
    const { match, event, player, sureness } = pick.data();
    events.add(String(event));
    if (player === '') continue;
    const parts = await partsOf(db, String(match)).get();
    const field = new FieldPath('picks', String(player), String(sureness));
    await Promise.all(parts.docs.map(({ ref }) => ref.update(field, FieldValue.arrayRemove(uid))));
  }
  for (const event of events) await markPicks(db, event, { recount: true });
}

/** Has the tables of an event made again: `foldMarked` begins with each mark, also if an earlier one was given up. */
export const markPicks = (
  db: Firestore,
  event: string,
  rest: { readonly recount?: true } = {},
): Promise<unknown> =>
  db.doc(`pickStale/${event}`).set({ at: FieldValue.serverTimestamp(), ...rest }, { merge: true });
