import type { User } from 'firebase/auth';
import { onSnapshot, type Firestore } from 'firebase/firestore';
import { isRetryable } from '@/backend/errors';
import { backoffMs } from '@/lib/backoff';
import { ensureAccount } from './account';
import { documentOf } from './collections';
import { withDeadline } from './deadline';
import { toBackendError } from './errors';
import { readPlainDoc } from './mappers';
import { tokenFacts } from './tokenClaims';

const retryMs = { first: 2_000, most: 60_000 };
/** A request that never ends would otherwise leave the account unmade for as long as the page is open. */
const makingMs = 30_000;

/**
 * Follows the private document of the user who is signed in, until the returned call ends it.
 *
 * - Where the server has none, or one that says nothing of the owner, this is the first sign-in and the account is made.
 *   Offline the server says nothing until the network is back, so this waits for it.
 * - When the claims have changed since the token was issued (`claimsAt`), the token is renewed at once.
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
      // Both what a document asks for may fail; one new listener is enough.
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
        // A role granted before the first visit leaves a document without a name.
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
    // Remembered, because a token's time is cut to the second and would look old again.
    handled = claimsAt;
  };

  listen(1);
  return () => {
    ended = true;
    clearTimeout(timer);
    stop();
  };
}
