import { Timestamp, serverTimestamp, type DocumentSnapshot } from 'firebase/firestore';
import type { Parsed } from '@/lib/parsed';
import { plainDoc } from '@/lib/plainData';
import { dropAbsent } from '@/model/parsing/schema';
import type { Proposal } from '@/model/proposals/delta';
import type { UserId } from '@/model/ids';
import { withProposableNames } from '@/model/proposals/proposableNames';
import type { PlainDoc } from './plainDoc';
import { storedBase } from '../write/storedBase';

export const readPlainDoc = (snapshot: DocumentSnapshot): PlainDoc | undefined =>
  plainDoc(snapshot, Timestamp);

/** Without documents that cannot be read, which are reported. */
export const readDocs = <T>(
  docs: readonly unknown[],
  parse: (doc: unknown) => Parsed<T>,
  report: (problem: string) => void = console.error,
): T[] =>
  docs.flatMap((doc) => {
    const read = parse(doc);
    if (!read.ok) report(read.error);
    return read.ok ? [read.value] : [];
  });

/**
 * The whole document of a proposal. It replaces everything, so a decision about an earlier version does not
 * remain.
 */
export function deltaDoc(proposal: Proposal, author: UserId) {
  // It may have waited on the device with player names that are no longer allowed.
  const { collection, docId, field, value, note, source, bundle } = withProposableNames(proposal);
  return {
    ...{ collection, docId, field, value },
    ...dropAbsent({ base: storedBase(proposal), note, source, bundle }),
    author,
    timestamp: serverTimestamp(),
    status: 'new',
  };
}
