import type { BrowserContextOptions } from '@playwright/test';

type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

const apiKey = 'demo';

interface SignedIn {
  readonly localId: string;
  readonly email: string;
  readonly displayName?: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

/**
 * Storage of a browser in which this account has signed in and nothing else happened. It saves a story the login page
 * and a start of the app.
 */
export async function signedInState(name: string, origin: string): Promise<StorageState> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const url = `http://${emulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.com`, password: 'armwiki', returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`Expected ${name} to sign in, found ${await response.text()}`);
  const value = storedUser((await response.json()) as SignedIn);
  const record = { value: { fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`, value } };
  const store = {
    ...{ name: 'firebaseLocalStorage', keyPath: 'fbase_key', autoIncrement: false, indexes: [] },
    records: [record],
  };
  const indexedDB = [{ name: 'firebaseLocalStorageDb', version: 1, stores: [store] }];
  const origins = [{ origin, localStorage: [], indexedDB }];
  // Playwright accepts databases too, although its type does not list them.
  return { cookies: [], origins };
}

function storedUser({ localId: uid, email, displayName, ...tokens }: SignedIn) {
  const profile = { displayName, email, phoneNumber: null, photoURL: null };
  return {
    ...{ uid, email, displayName, emailVerified: true, isAnonymous: false },
    providerData: [{ ...profile, providerId: 'password', uid: email }],
    stsTokenManager: {
      refreshToken: tokens.refreshToken,
      accessToken: tokens.idToken,
      expirationTime: Date.now() + Number(tokens.expiresIn) * 1_000,
    },
    ...{ createdAt: String(Date.now()), lastLoginAt: String(Date.now()), apiKey, appName: '[DEFAULT]' },
  };
}
