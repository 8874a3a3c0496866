import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { millis } from '../base/documents';
import type { ApplyRequest } from './payload';

/** The version of a delta that is not there, or has no time. No stored one has it. */
export const noVersion = 0;

/** Which of its author's writes a delta shows: the time of the last one in epoch milliseconds. */
export const versionOf = (snapshot: DocumentSnapshot): number =>
  millis(snapshot.get('timestamp')) ?? noVersion;

/**
 * The request with a version for each delta: where its caller names none, the one that stands now. To be asked before
 * the call waits for anything, so that what an author writes meanwhile is not applied unseen.
 */
export async function withPresentVersions(db: Firestore, request: ApplyRequest): Promise<ApplyRequest> {
  const unnamed = request.deltaIds.filter((id) => !request.seen.has(id));
  if (unnamed.length === 0) return request;
  const refs = unnamed.map((id) => db.collection('delta').doc(id));
  const snapshots = await db.getAll(...refs, { fieldMask: ['timestamp'] });
  const present = snapshots.map((snapshot) => [snapshot.id, versionOf(snapshot)] as const);
  return { ...request, seen: new Map([...request.seen, ...present]) };
}
