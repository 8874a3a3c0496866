import {
  createUserWithEmailAndPassword,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
  type User as SdkUser,
} from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import { dequal } from 'dequal';
import {
  AuthError,
  type AuthBackend,
  type AuthProblem,
  type SignInMethod,
  type User,
} from '@/backend/backend';
import { userId } from '@/model/ids';
import { toAuthError } from './authErrors';
import { followAccount } from '../read/followAccount';
import { renewOnFocus } from './renewOnFocus';
import { tokenFacts } from './tokenClaims';

export function createAuth(auth: Auth, db: Firestore): AuthBackend & { readonly dispose: () => void } {
  const listeners = new Set<(user: User | null) => void>();
  /** `undefined` until the SDK has answered. */
  let current: User | null | undefined;
  let followed: { readonly uid: string; readonly stop: () => void } | undefined;
  let signingUp: Promise<void> = Promise.resolve();
  let newest = 0;

  const tell = (user: User | null) => {
    if (current !== undefined && dequal(current, user)) return;
    current = user;
    for (const listener of [...listeners]) listener(user);
  };

  const follow = (user: SdkUser | null) => {
    if (followed?.uid === user?.uid) return;
    followed?.stop();
    followed = user
      ? { uid: user.uid, stop: followAccount(db, user, () => signingUp.catch(() => undefined)) }
      : undefined;
  };

  const stopListening = onIdTokenChanged(auth, async (user) => {
    follow(user);
    const turn = (newest += 1);
    const known = user && (await toUser(user));
    // Reading a token takes time. Another account may have signed in meanwhile.
    if (turn === newest) tell(known);
  });
  const stopRenewing = renewOnFocus(auth);

  return {
    subscribe: (next) => {
      listeners.add(next);
      if (current !== undefined) next(current);
      return () => void listeners.delete(next);
    },
    signInWithPassword: (email, password) => attempt(signInWithEmailAndPassword(auth, email, password)),
    signUp: (email, password, name) => {
      signingUp = signUp(auth, email, password, name);
      return attempt(signingUp);
    },
    sendVerification: async () => attempt(signedIn(auth).then(sendEmailVerification)),
    resetPassword: (email) => attempt(sendPasswordResetEmail(auth, email).catch(keepSecret)),
    signInWithGoogle: () =>
      attempt(
        import('./googleSignIn').then(({ signInWithGooglePopup }) => signInWithGooglePopup(auth)),
        popupProblems,
      ),
    ...ownerAuth(auth),
    signOut: () => attempt(signOut(auth)),
    dispose: () => {
      newest += 1;
      listeners.clear();
      stopListening();
      stopRenewing();
      followed?.stop();
    },
  };
}

const ownerAuth = (
  auth: Auth,
): Pick<AuthBackend, 'signInMethods' | 'confirmPassword' | 'confirmWithGoogle' | 'changePassword'> => ({
  signInMethods: async () => {
    await auth.authStateReady();
    return (auth.currentUser?.providerData ?? []).flatMap(({ providerId }) => methods[providerId] ?? []);
  },
  confirmPassword: (password) =>
    attempt(ownerCode().then(async (code) => code.confirmPassword(await signedIn(auth), password))),
  confirmWithGoogle: () =>
    attempt(
      import('./googleSignIn').then(async (code) => code.confirmWithGooglePopup(await signedIn(auth))),
      popupProblems,
    ),
  changePassword: (current, next) =>
    attempt(ownerCode().then(async (code) => code.changePassword(await signedIn(auth), current, next))),
});

const methods: Readonly<Record<string, SignInMethod>> = { password: 'password', 'google.com': 'google' };

/** Loads on demand. Report a load failure as a network problem. */
const ownerCode = () =>
  import('./confirmOwner').catch((error: unknown) => {
    throw new AuthError('network', 'The code for this could not be loaded', { cause: error });
  });

/** Screens show the account of the last session before the SDK has restored it. */
async function signedIn(auth: Auth): Promise<SdkUser> {
  await auth.authStateReady();
  const { currentUser } = auth;
  if (currentUser === null) throw new AuthError('unknown', 'Expected somebody to be signed in, found nobody');
  return currentUser;
}

export async function showName(user: SdkUser, displayName: string): Promise<void> {
  if (user.displayName === displayName) return;
  await updateProfile(user, { displayName });
  // Listeners get the new name with the next token.
  await user.getIdToken(true);
}

async function signUp(auth: Auth, email: string, password: string, name: string): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await updateProfile(user, { displayName: name });
  await user.getIdToken(true);
  // The account exists even if the mail fails. The settings offer to send it again.
  await sendEmailVerification(user).catch((error: unknown) => console.warn(error));
}

async function toUser(user: SdkUser): Promise<User> {
  const { moderator, admin } = await tokenFacts(user);
  const { email, displayName: name, emailVerified } = user;
  return { uid: userId(user.uid), email, name, emailVerified, moderator, admin };
}

async function attempt(
  work: Promise<unknown>,
  overrides?: Readonly<Record<string, AuthProblem>>,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw toAuthError(error, overrides);
  }
}

/** The SDK reports a failure to load Google's script as an internal error. */
const popupProblems = { 'auth/internal-error': 'network' } as const;

/** Must not reveal whether an address has an account. */
function keepSecret(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return;
  throw error;
}
