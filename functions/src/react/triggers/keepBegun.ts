import { FieldValue, type DocumentData, type Firestore } from 'firebase-admin/firestore';

const decides = ({ outcome, winner, player1, player2 }: DocumentData): boolean =>
  [outcome, winner, (player1 as DocumentData)['score'], (player2 as DocumentData)['score']].some(
    (said) => said !== undefined && said !== null,
  );

/** If only the month or the year is known, no day could have begun. */
const hasBegun = (match: DocumentData, at: number): boolean =>
  decides(match) ||
  (match['datePrecision'] === undefined && at >= Date.parse(`${String(match['date'])}T00:00:00Z`));

/**
 * Keeps the picks of a match final whose result was removed, or whose date was moved, after it had begun. Until
 * then `firestore.rules` read the beginning from the match itself.
 */
export async function keepBegun(
  db: Firestore,
  { id, at, before, after }: { id: string; at: number; before: DocumentData; after: DocumentData },
): Promise<void> {
  if (!hasBegun(before, at) || hasBegun(after, at)) return;
  await db.doc(`begun/${id}`).set({ at: FieldValue.serverTimestamp() });
}
