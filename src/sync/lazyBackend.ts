import type { Backend } from '@/backend/backend';

/** A backend that exists from the start and works once Firebase has loaded, after the first paint. */
export interface LazyBackend extends Backend {
  readonly setFirebaseApp: (backend: Backend) => void;
  readonly ready: Promise<void>;
}

/** Most calls throw before `ready`, with the words of the specification: that is a bug of the caller. */
export function createLazyBackend(): LazyBackend {
  let real: Backend | undefined;
  let announce: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    announce = resolve;
  });

  const get = (): Backend => {
    if (real === undefined) throw new Error('must setFirebaseApp before using wikiCache');
    return real;
  };

  const whenReady = (follow: () => () => void): (() => void) => {
    let ended = false;
    let stop = () => {
      ended = true;
    };
    void ready.then(() => {
      if (!ended) stop = follow();
    });
    return () => stop();
  };

  return {
    ready,
    setFirebaseApp: (backend) => {
      real = backend;
      announce();
    },
    subscribe: (...args) => get().subscribe(...args),
    commit: (command) => get().commit(command),
    // Screens call these as soon as they show, possibly before `ready`.
    ...lazyReview({ get, ready, whenReady }),
    inbox: {
      follow: (...args) => whenReady(() => get().inbox.follow(...args)),
      markSeen: (...args) => ready.then(() => get().inbox.markSeen(...args)),
      saveFollows: (...args) => ready.then(() => get().inbox.saveFollows(...args)),
    },
    accounts: {
      lookUp: (email) => ready.then(() => get().accounts.lookUp(email)),
      hasOtherModerator: (uid) => ready.then(() => get().accounts.hasOtherModerator(uid)),
    },
    sports: { save: (...args) => ready.then(() => get().sports.save(...args)) },
    notifications: {
      support: () => ready.then(() => get().notifications.support()),
      register: () => ready.then(() => get().notifications.register()),
      unregister: () => ready.then(() => get().notifications.unregister()),
    },
    auth: {
      subscribe: (next) => get().auth.subscribe(next),
      // On a slow network the user may submit a form before the code has loaded.
      signInWithPassword: (...args) => ready.then(() => get().auth.signInWithPassword(...args)),
      signUp: (...args) => ready.then(() => get().auth.signUp(...args)),
      sendVerification: () => get().auth.sendVerification(),
      resetPassword: (email) => ready.then(() => get().auth.resetPassword(email)),
      signInWithGoogle: () => get().auth.signInWithGoogle(),
      signInMethods: () => ready.then(() => get().auth.signInMethods()),
      confirmPassword: (password) => get().auth.confirmPassword(password),
      confirmWithGoogle: () => get().auth.confirmWithGoogle(),
      changePassword: (...args) => get().auth.changePassword(...args),
      signOut: () => get().auth.signOut(),
    },
  };
}

interface Waiting {
  readonly get: () => Backend;
  readonly ready: Promise<void>;
  readonly whenReady: (follow: () => () => void) => () => void;
}

const lazyReview = ({
  get,
  ready,
  whenReady,
}: Waiting): Pick<
  Backend,
  | 'countWaiting'
  | 'errors'
  | 'followLogs'
  | 'ownAccount'
  | 'readFigures'
  | 'readPublicLog'
  | 'reports'
  | 'reviews'
  | 'trust'
  | 'withholding'
> => ({
  errors: { send: (errors) => ready.then(() => get().errors.send(errors)) },
  followLogs: (...args) => whenReady(() => get().followLogs(...args)),
  readPublicLog: (question) => ready.then(() => get().readPublicLog(question)),
  countWaiting: () => ready.then(() => get().countWaiting()),
  readFigures: () => ready.then(() => get().readFigures()),
  reviews: {
    begin: (id) => ready.then(() => get().reviews.begin(id)),
    end: (id) => ready.then(() => get().reviews.end(id)),
    follow: (...args) => whenReady(() => get().reviews.follow(...args)),
  },
  reports: {
    send: (report) => ready.then(() => get().reports.send(report)),
    follow: (...args) => whenReady(() => get().reports.follow(...args)),
    decline: (network) => ready.then(() => get().reports.decline(network)),
  },
  withholding: {
    withhold: (...asked) => ready.then(() => get().withholding.withhold(...asked)),
    dropRequest: (...asked) => ready.then(() => get().withholding.dropRequest(...asked)),
    followRequests: (...args) => whenReady(() => get().withholding.followRequests(...args)),
  },
  ownAccount: {
    exportPage: (after) => ready.then(() => get().ownAccount.exportPage(after)),
    leave: () => ready.then(() => get().ownAccount.leave()),
    stay: () => ready.then(() => get().ownAccount.stay()),
  },
  trust: {
    settings: () => ready.then(() => get().trust.settings()),
    of: (uid) => ready.then(() => get().trust.of(uid)),
    followAudits: (...args) => whenReady(() => get().trust.followAudits(...args)),
  },
});
