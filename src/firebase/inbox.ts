import {
  collection,
  limit,
  onSnapshot,
  orderBy,
  query,
  Timestamp,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import type { Backend, InboxDelivery } from '@/backend/backend';
import { agreementOf } from '@/model/agreement';
import { digestOf } from '@/model/digest';
import { mergeFollows, type Follows } from '@/model/follows';
import type { UserId } from '@/model/ids';
import { newsAtOnce, type News } from '@/model/news';
import { parseNews } from '@/model/parsing/parseNews';
import { readFollows, storedFollows } from '@/model/parsing/readFollows';
import { documentOf } from './collections';
import { toBackendError } from './errors';
import { readPlainDoc } from './mappers';
import { transact } from './transact';

export const createInbox = (db: Firestore): Backend['inbox'] => ({
  follow: (uid, since, next, fail) => {
    const account = documentOf(db, 'user', uid);
    let news: readonly News[] | undefined;
    let read: Omit<InboxDelivery, 'news'> | undefined;
    const tell = () => {
      if (news && read) next({ news, ...read });
    };
    const failed = (error: unknown) => {
      stop();
      fail(toBackendError(error));
    };
    const stops = [
      onSnapshot(
        query(
          collection(account, 'news'),
          where('at', '>=', Timestamp.fromMillis(since())),
          orderBy('at', 'desc'),
          limit(newsAtOnce),
        ),
        // Needed to distinguish an empty cache offline from an empty answer of the server.
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache) return;
          news = docs.flatMap((doc) => {
            const one = parseNews(readPlainDoc(doc));
            // A later version may add kinds that this one has no text for.
            if (!one.ok) console.warn(one.error);
            return one.ok ? [one.value] : [];
          });
          tell();
        },
        failed,
      ),
      // Sign-in follows the same document, so the server sends it once.
      onSnapshot(
        account,
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
          read = ofAccount(readPlainDoc(snapshot) ?? {});
          tell();
        },
        failed,
      ),
    ];
    const stop = () => stops.forEach((end) => end());
    return stop;
  },
  markSeen: (uid, at) =>
    updateDoc(documentOf(db, 'user', uid), { newsSeen: Timestamp.fromMillis(at) }).catch((error: unknown) => {
      const known = toBackendError(error);
      // The rules refuse to go back. Then a later time is already stored.
      if (known.code !== 'permission-denied') throw known;
    }),
  saveFollows: (uid, own) => saveFollows(db, uid, own),
});

function ofAccount(stored: Readonly<Record<string, unknown>>): Omit<InboxDelivery, 'news'> {
  const { newsSeen, leaving, follows } = stored;
  const agreement = agreementOf(stored);
  return {
    seen: typeof newsSeen === 'number' ? newsSeen : 0,
    digest: digestOf(stored),
    ...(typeof leaving === 'number' && { leaving }),
    ...(agreement && { agreement }),
    ...(follows !== undefined && { follows: readFollows(follows) }),
  };
}

function saveFollows(db: Firestore, uid: UserId, own: Follows): Promise<void> {
  const account = documentOf(db, 'user', uid);
  return transact(db, async (transaction) => {
    const there = readFollows((await transaction.get(account)).get('follows'));
    const together = mergeFollows(there, own);
    if (together !== there) transaction.update(account, { follows: storedFollows(together) });
  });
}
