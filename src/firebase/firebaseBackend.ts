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
import { region } from '@/model/region';
import { createAuth } from './auth';
import { keepSignedIn } from './authFetch';
import { createAccounts } from './accounts';
import { createCommit, type Services } from './commit';
import { createNotifications } from './notifications';
import { createInbox } from './inbox';
import { lazyForReview } from './lazyForReview';
import { createReviews } from './reviews';
import { createServerTime } from './serverTime';
import { createSports } from './sports';
import { createSubscribe } from './subscribe';
import { reportTokenErrors } from './tokenErrors';

interface Address {
  readonly host: string;
  readonly port: number;
}

export interface FirebaseConfig {
  readonly options: FirebaseOptions;
  /** Where the emulators are; `auth` is a whole address, `http://127.0.0.1:9099`. */
  readonly emulators?: { readonly auth: string; readonly firestore: Address; readonly functions: Address };
  /** With a site key every request proves that it comes from this site. */
  readonly appCheckSiteKey?: string;
  /** Public web push key; without it there are no notifications. */
  readonly messagingKey?: string;
  /** Distinguishes several apps on one page; a remembered sign-in belongs to the name. */
  readonly name?: string;
  /** Answers with a server time no later than the answer, or `undefined`; the host of the page is asked if absent. */
  readonly serverTime?: () => Promise<number | undefined>;
}

/** Firebase as a `Backend`. `dispose` ends every listener and connection. */
export function createFirebaseBackend(
  config: FirebaseConfig,
): Backend & { readonly dispose: () => Promise<void> } {
  const app = initializeApp(config.options, config.name);
  // Before any other service, or their first requests would go without its token.
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
    accounts: createAccounts(services.functions, services.db),
    sports: createSports(services.functions),
    reviews: createReviews(services.db, services.auth),
    ...lazyForReview(services),
    inbox: createInbox(services.db),
    notifications: createNotifications(app, config.messagingKey),
    dispose: async () => {
      auth.dispose();
      await terminate(services.db);
      await deleteApp(app);
    },
  };
}

let isFetchKept = false;

/** The SDK takes whatever `fetch` the page has, at each request. */
function keepFetch(): void {
  if (isFetchKept) return;
  isFetchKept = true;
  globalThis.fetch = keepSignedIn(globalThis.fetch);
}

function connect(app: FirebaseApp, emulators: FirebaseConfig['emulators']): Services {
  keepFetch();
  // Without a popup resolver: it would load Google's scripts at the start, for a click that may never come.
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  reportTokenErrors(app);
  const db = initializeFirestore(app, {
    localCache: memoryLocalCache(),
    experimentalAutoDetectLongPolling: true,
    // Absent optional fields are absent; one that slips through must fail here and not be dropped silently.
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
