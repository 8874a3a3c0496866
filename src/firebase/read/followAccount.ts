import type { User } from 'firebase/auth';
import { onSnapshot, type Firestore } from 'firebase/firestore';
import { isRetryable } from '@/backend/errors';
import { backoffMs } from '@/lib/backoff';
import { ensureAccount } from '../auth/account';
import { documentOf } from '../collections';
import { withDeadline } from '../write/deadline';
import { toBackendError } from '../errors';
import { readPlainDoc } from './mappers';
import { tokenFacts } from '../auth/tokenClaims';

const retryMs = { first: 2_000, most: 60_000 };
/** A hanging request must not leave the account without documents for as long as the page is open. */
const makingMs = 30_000;

/**
 * Follows the private document of the signed-in user. The returned function ends it.
 *
 * - Without a document, or with one that lacks the owner's data, this is the first sign-in, and it creates
 *   the account. Offline this waits for the server's answer.
 * - If the claims changed after the token was issued (`claimsAt`), it renews the token at once.
 */
export function followAccount(db: Firestore, user: User, named: () => Promise<void>): () => void {
  let ended = false;
  let making = false;
  let handled = 0;
  let stop: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const listen = (attempt: number) => {
    const again = (error: unknown) => {
      if (ended) return;
      const known = toBackendError(error);
      if (!isRetryable(known.code)) {
        console.error(`user/${user.uid} cannot be followed`, known);
        return;
      }
      // Both `renew` and `make` may fail. One new listener is enough.
      stop();
      clearTimeout(timer);
      timer = setTimeout(() => listen(attempt + 1), backoffMs(attempt, retryMs, Math.random));
    };
    stop = onSnapshot(
      documentOf(db, 'user', user.uid),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
        const doc = readPlainDoc(snapshot);
        if (doc) void renew(doc['claimsAt']).catch(again);
        if (doc?.['name'] === undefined && !making) void make().catch(again);
      },
      again,
    );
  };

  const make = async () => {
    making = true;
    try {
      await named();
      if (!ended) await withDeadline(ensureAccount(db, user), makingMs, 'Making the account');
    } finally {
      making = false;
    }
  };

  const renew = async (claimsAt: unknown) => {
    if (typeof claimsAt !== 'number' || claimsAt <= handled) return;
    const { issuedAt } = await tokenFacts(user);
    if (claimsAt > issuedAt && !ended) await user.getIdToken(true);
    // A token's time is cut to the second and would look older than `claimsAt` again.
    handled = claimsAt;
  };

  listen(1);
  return () => {
    ended = true;
    clearTimeout(timer);
    stop();
  };
}
