import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { startOf } from '@/model/records/startsAt';
import { pickStart } from '@/model/picks/pick';

const decides = ({ outcome, winner, player1, player2 }: DocumentData): boolean =>
  [outcome, winner, (player1 as DocumentData)['score'], (player2 as DocumentData)['score']].some(
    (said) => said !== undefined && said !== null,
  );

/** If only the month or the year is known, no day could have begun. */
const hasBegun = (match: DocumentData, event: DocumentData | undefined, at: number): boolean =>
  decides(match) ||
  (match['datePrecision'] === undefined && at >= pickStart(match as Started, event as Started | undefined));

interface Started {
  readonly date: string;
  readonly datePrecision?: unknown;
  readonly startsAt?: unknown;
}

export interface Update {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly before: DocumentData;
  readonly after: DocumentData;
}

/** By the moment of the change, after which no pick counts: the trigger comes a little later. */
const markAt = (at: number) => ({ at: Timestamp.fromMillis(at) });

/**
 * Keeps the picks of a match final whose result was removed, or whose date was moved, after it had begun. Until
 * then `firestore.rules` read the beginning from the match and its event.
 */
export async function keepBegun(db: Firestore, { id, at, before, after }: Update): Promise<void> {
  if (decides(after) || (!decides(before) && before['date'] === after['date'])) return;
  const event = (await db.doc(`event/${String((after['event'] as DocumentData)['id'])}`).get()).data();
  if (!hasBegun(before, event, at) || hasBegun(after, event, at)) return;
  await db.doc(`begun/${id}`).set(markAt(at));
}

export async function keepEventBegun(db: Firestore, { id, at, before, after }: Update): Promise<void> {
  if (startOf(before as Started)?.at === startOf(after as Started)?.at) return;
  const { docs } = await db.collection('match').where('event.id', '==', id).get();
  const begun = docs.filter(
    (match) => hasBegun(match.data(), before, at) && !hasBegun(match.data(), after, at),
  );
  await Promise.all(begun.map((match) => db.doc(`begun/${match.id}`).set(markAt(at))));
}
