import { FirebaseError, type FirebaseApp } from 'firebase/app';
import type { User } from 'firebase/auth';

/** Where Auth hands its token to Firestore and Functions; the SDK's own packages agree on it, and its types leave it out. */
interface TokenSource {
  getToken: (forceRefresh?: boolean) => Promise<unknown>;
}

interface AppInside {
  readonly container: {
    readonly getProvider: (name: string) => { readonly getImmediate: () => TokenSource };
  };
}

/**
 * Has Firestore see a token that cannot be renewed as a failed connection.
 *
 * A transaction asks for the token before each of its requests. Firestore takes the code of whatever fails there for one of
 * its own, and at `auth/network-request-failed` it throws an assertion that nobody catches (3c6b), while the transaction
 * never ends.
 */
export function reportTokenErrors(app: FirebaseApp): void {
  // The cast is true of every app that `initializeApp` makes.
  const source = (app as unknown as AppInside).container.getProvider('auth-internal').getImmediate();
  const getToken = source.getToken.bind(source);
  source.getToken = (forceRefresh) => getToken(forceRefresh).catch(outOfReach);
}

/** Ends with a token that the server takes now. A function would be called in the name of nobody without one. */
export async function ensureToken(user: User): Promise<void> {
  await user.getIdToken().catch(outOfReach);
}

function outOfReach(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  throw Object.assign(new FirebaseError('unavailable', `The token cannot be renewed: ${message}`), {
    cause: error,
  });
}
