import type { Firestore } from 'firebase-admin/firestore';
import type { Delta } from '@/model/proposals/delta';
import { readDelta } from '../../base/documents';
import { refreshMs } from '../reading/publishedWiki';

/** How many applied edits the feeds know. */
const most = 200;

export const readRecentEdits = (db: Firestore) => async (): Promise<readonly Delta[]> => {
  const newest = db
    .collection('delta')
    .where('status', '==', 'applied')
    .orderBy('decidedAt', 'desc')
    .limit(most);
  return (await newest.get()).docs.flatMap((doc) => {
    const read = readDelta(doc);
    return read.ok ? [read.value] : [];
  });
};

interface RecentEditsServices {
  readonly readEdits: () => Promise<readonly Delta[]>;
  readonly now: () => number;
}

/**
 * One instance's newest applied edits, read again after five minutes. All of them: a take-down changes old
 * edits. What visitors ask for costs no reads.
 */
export function createRecentEdits({ readEdits, now }: RecentEditsServices): () => Promise<readonly Delta[]> {
  let kept: { readonly at: number; readonly edits: Promise<readonly Delta[]> } | undefined;
  return () => {
    if (kept && now() - kept.at < refreshMs) return kept.edits;
    const asked = { at: now(), edits: readEdits() };
    kept = asked;
    asked.edits.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.edits;
  };
}
