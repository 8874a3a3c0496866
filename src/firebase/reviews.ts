import {
  deleteDoc,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  type Firestore,
} from 'firebase/firestore';
import type { Auth } from 'firebase/auth';
import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { parseReview } from '@/model/parsing/parseReview';
import { reviewsAtOnce } from '@/model/review';
import { collectionOf, documentOf } from './collections';
import { toBackendError } from './errors';
import { readPlainDoc } from './mappers';

export const createReviews = (db: Firestore, auth: Auth): Backend['reviews'] => ({
  begin: async (id) => {
    const by = auth.currentUser?.uid;
    if (by === undefined) throw new BackendError('unauthenticated', 'Nobody is signed in');
    await setDoc(documentOf(db, 'review', id), { by, at: serverTimestamp() }).catch(rethrow);
  },
  end: (id) => deleteDoc(documentOf(db, 'review', id)).catch(rethrow),
  follow: (next, fail) =>
    onSnapshot(
      query(collectionOf(db, 'review'), orderBy('at', 'desc'), limit(reviewsAtOnce)),
      (snapshot) =>
        next(
          snapshot.docs
            // An unconfirmed own document has no time yet.
            .filter((doc) => !doc.metadata.hasPendingWrites)
            .flatMap((doc) => {
              const review = parseReview(readPlainDoc(doc));
              if (!review.ok) console.error(review.error);
              return review.ok ? [review.value] : [];
            }),
        ),
      (error) => fail(toBackendError(error)),
    ),
});

function rethrow(error: unknown): never {
  throw toBackendError(error);
}
