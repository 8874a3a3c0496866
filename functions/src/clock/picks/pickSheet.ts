import {
  FieldPath,
  FieldValue,
  type CollectionReference,
  type Firestore,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import type { SheetPicks } from '@/model/picks/foldPicks';
import { pagesOf } from '../../base/pages';

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
  if (kept.docs[0]?.get('whole') === true) return kept.docs.map((part) => part.get('picks') as SheetPicks);
  // Withdrawn picks name nobody.
  const made = db.collectionGroup('pick').where('match', '==', match).where('player', '!=', '');
  // When a result is removed or a date moved, the rules take some picks until `keepBegun` has marked the match.
  const begun = (await db.doc(`begun/${match}`).get()).get('at') as Timestamp | undefined;
  const isInTime = (pick: QueryDocumentSnapshot) =>
    begun === undefined || (pick.get('at') as Timestamp).toMillis() <= begun.toMillis();
  for (;;) {
    const { docs } = await made.select('player', 'sureness', 'at').get();
    const sheet = await writeSheet(db, match, docs.filter(isInTime));
    // An account that leaves now may have found no sheet to be taken out of.
    if ((await made.count().get()).data().count < docs.length) continue;
    await partsOf(db, match).doc('0').update({ whole: true });
    return sheet;
  }
}

async function writeSheet(
  db: Firestore,
  match: string,
  docs: readonly QueryDocumentSnapshot[],
): Promise<readonly SheetPicks[]> {
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
  for (const old of await partsOf(db, match).listDocuments()) batch.delete(old);
  sheet.forEach((picks, at) => batch.set(partsOf(db, match).doc(String(at)), { picks }));
  await batch.commit();
  return sheet;
}

/**
 * Takes the picks of an account that leaves out of the sheets, and has their tables made again. Before the sheets they are
 * withdrawn, so that no sheet made meanwhile names the account again. Safe to repeat.
 */
export async function forgetPicks(db: Firestore, uid: string): Promise<void> {
  const { docs } = await db.collection(`user/${uid}/pick`).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ player: '' })));
  const events = new Set<string>();
  for (const pick of docs) {
    events.add(String(pick.get('event')));
    const parts = await partsOf(db, String(pick.get('match'))).get();
    for (const part of parts.docs)
      for (const [player, sureness] of listsNaming(part.get('picks') as SheetPicks, uid))
        await part.ref.update(new FieldPath('picks', player, sureness), FieldValue.arrayRemove(uid));
  }
  for (const event of events) await markPicks(db, event, { recount: true });
}

const listsNaming = (
  picks: SheetPicks,
  uid: string,
): readonly (readonly [player: string, sureness: string])[] =>
  Object.entries(picks).flatMap(([player, bySureness]) =>
    Object.entries(bySureness).flatMap(([sureness, uids]) =>
      uids.includes(uid) ? [[player, sureness] as const] : [],
    ),
  );

const picksOfBatch = 400;

/**
 * Gives the picks of a match its present event, by which their accounts follow them. Safe to repeat, also after the
 * match has moved on.
 */
export async function movePicks(db: Firestore, match: string): Promise<void> {
  const event: unknown = (await db.doc(`match/${match}`).get()).get('event.id');
  // In the order of an index that other queries need too.
  const all = db
    .collectionGroup('pick')
    .where('match', '==', match)
    .orderBy('player')
    .select('event', 'player');
  for await (const docs of pagesOf(all, picksOfBatch)) {
    const batch = db.batch();
    for (const pick of docs) if (pick.get('event') !== event) batch.update(pick.ref, { event });
    await batch.commit();
  }
}

/** Has the tables of an event made again: `foldMarked` begins with each mark, also if an earlier one was given up. */
export const markPicks = (
  db: Firestore,
  event: string,
  rest: { readonly recount?: true } = {},
): Promise<unknown> =>
  db.doc(`pickStale/${event}`).set({ at: FieldValue.serverTimestamp(), ...rest }, { merge: true });
