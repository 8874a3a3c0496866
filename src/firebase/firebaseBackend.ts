import { deleteApp, initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import { ReCaptchaV3Provider, initializeAppCheck } from 'firebase/app-check';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  inMemoryPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  terminate,
} from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import type { Backend } from '@/backend/backend';
import { region } from '@/model/operating/region';
import { createAuth } from './auth/auth';
import { keepSignedIn } from './auth/authFetch';
import { createCommit, type Services } from './write/commit';
import { createNotifications } from './notifications/notifications';
import { lazyAnswers } from './read/lazyAnswers';
import { createServerTime } from './read/serverTime';
import { createSubscribe } from './read/subscribe';
import { reportTokenErrors } from './auth/tokenErrors';

interface Address {
  readonly host: string;
  readonly port: number;
}

export interface FirebaseConfig {
  readonly options: FirebaseOptions;
  /** `auth` is a URL such as `http://127.0.0.1:9099`. */
  readonly emulators?: { readonly auth: string; readonly firestore: Address; readonly functions: Address };
  /** With a site key, App Check proves that requests come from this site. */
  readonly appCheckSiteKey?: string;
  readonly messagingKey?: string;
  /** Distinguishes several apps on one page. The stored sign-in belongs to the name. */
  readonly name?: string;
  /**
   * Returns a server time not later than its answer, or `undefined`. By default asks the host of the page.
   */
  readonly serverTime?: () => Promise<number | undefined>;
}

export function createFirebaseBackend(
  config: FirebaseConfig,
): Backend & { readonly dispose: () => Promise<void> } {
  const app = initializeApp(config.options, config.name);
  // Before all other services, so their first requests carry its token.
  if (config.appCheckSiteKey !== undefined) {
    initializeAppCheck(app, {
      provider: new ReCaptchaV3Provider(config.appCheckSiteKey),
      isTokenAutoRefreshEnabled: true,
    });
  }
  const services = connect(app, config.emulators);
  const auth = createAuth(services.auth, services.db);
  return {
    auth,
    subscribe: createSubscribe(services.db, config.serverTime ?? createServerTime()),
    commit: createCommit(services),
    ask: lazyAnswers(services),
    notifications: createNotifications(app, config.messagingKey),
    dispose: async () => {
      auth.dispose();
      await terminate(services.db);
      await deleteApp(app);
    },
  };
}

let isFetchKept = false;

/** The SDK uses the page's global `fetch` for each request. */
function keepFetch(): void {
  if (isFetchKept) return;
  isFetchKept = true;
  globalThis.fetch = keepSignedIn(globalThis.fetch);
}

function connect(app: FirebaseApp, emulators: FirebaseConfig['emulators']): Services {
  keepFetch();
  // Without a popup resolver, which would load Google's scripts at start for a click that may never come.
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  reportTokenErrors(app);
  const db = initializeFirestore(app, {
    localCache: memoryLocalCache(),
    experimentalAutoDetectLongPolling: true,
    // Absent fields are omitted. An `undefined` by mistake must fail here instead of being dropped silently.
    ignoreUndefinedProperties: false,
  });
  const functions = getFunctions(app, region);
  if (emulators) {
    connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    connectFirestoreEmulator(db, emulators.firestore.host, emulators.firestore.port);
    connectFunctionsEmulator(functions, emulators.functions.host, emulators.functions.port);
  }
  return { auth, db, functions };
}
