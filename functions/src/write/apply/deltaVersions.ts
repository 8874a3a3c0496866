import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { millis } from '../../base/documents';
import type { ApplyRequest } from './payload';

/** Version of an absent delta, or of one without a time. No stored delta has it. */
export const noVersion = 0;

/** Time of the author's last write in epoch milliseconds. It identifies the version of a delta. */
export const versionOf = (snapshot: DocumentSnapshot): number =>
  millis(snapshot.get('timestamp')) ?? noVersion;

/**
 * Completes the request with the current version of each delta for which the caller names none. Call it
 * before waiting for anything, so that an author's later write is not applied unseen.
 */
export async function withPresentVersions(db: Firestore, request: ApplyRequest): Promise<ApplyRequest> {
  const { seen = new Map<string, number>() } = request;
  const unnamed = request.deltaIds.filter((id) => !seen.has(id));
  if (unnamed.length === 0) return request;
  const refs = unnamed.map((id) => db.collection('delta').doc(id));
  const snapshots = await db.getAll(...refs, { fieldMask: ['timestamp'] });
  const present = snapshots.map((snapshot) => [snapshot.id, versionOf(snapshot)] as const);
  return { ...request, seen: new Map([...seen, ...present]) };
}
