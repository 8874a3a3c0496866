import { Timestamp, serverTimestamp, type DocumentSnapshot } from 'firebase/firestore';
import { plainDoc } from '@/lib/plainData';
import type { Proposal } from '@/model/delta';
import type { UserId } from '@/model/ids';
import { withProposableNames } from '@/model/proposableNames';
import type { PlainDoc } from './plainDoc';
import { storedBase } from './storedBase';

/** `undefined` when there is no such document. */
export const readPlainDoc = (snapshot: DocumentSnapshot): PlainDoc | undefined =>
  plainDoc(snapshot, Timestamp);

/** The document a proposal is stored as, whole: what decided an earlier version does not outlive it. */
export function deltaDoc(proposal: Proposal, author: UserId) {
  // One that waited on the device may name players as nobody may propose them any more.
  const { collection, docId, field, value, note, source, bundle } = withProposableNames(proposal);
  const base = storedBase(proposal);
  return {
    collection,
    docId,
    field,
    value,
    ...(base !== undefined && { base }),
    ...(note !== undefined && { note }),
    ...(source !== undefined && { source }),
    ...(bundle !== undefined && { bundle }),
    author,
    timestamp: serverTimestamp(),
    status: 'new',
  };
}
