import { FirebaseError, type FirebaseApp } from 'firebase/app';
import type { User } from 'firebase/auth';

/**
 * Through this, Auth gives its token to Firestore and Functions. The SDK's packages use it, but its types
 * omit it.
 */
interface TokenSource {
  getToken: (forceRefresh?: boolean) => Promise<unknown>;
}

interface AppInside {
  readonly container: {
    readonly getProvider: (name: string) => { readonly getImmediate: () => TokenSource };
  };
}

/**
 * Presents a token that cannot be renewed to Firestore as a network failure.
 *
 * A transaction asks for the token before each request. Firestore treats any error's code there as its own.
 * For `auth/network-request-failed` it throws an assertion that nobody catches (3c6b), and the transaction
 * never ends.
 */
export function reportTokenErrors(app: FirebaseApp): void {
  // True of every app from `initializeApp`.
  const source = (app as unknown as AppInside).container.getProvider('auth-internal').getImmediate();
  const getToken = source.getToken.bind(source);
  source.getToken = (forceRefresh) => getToken(forceRefresh).catch(outOfReach);
}

/** Makes sure that a valid token exists. Without one, a function would be called without an account. */
export async function ensureToken(user: User): Promise<void> {
  await user.getIdToken().catch(outOfReach);
}

function outOfReach(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  throw Object.assign(new FirebaseError('unavailable', `The token cannot be renewed: ${message}`), {
    cause: error,
  });
}
