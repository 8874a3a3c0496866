import type { Backend } from '@/backend/backend';
import { whileWanted } from '@/lib/whileWanted';
import { listsApart } from './listsApart';

/** A backend that exists from the start and works once Firebase has loaded, after the first paint. */
export interface LazyBackend extends Backend {
  readonly setFirebaseApp: (backend: Backend) => void;
  readonly ready: Promise<void>;
}

/**
 * Questions, lists and forms wait for `ready`. The other calls throw before it, with the words of the
 * specification: that is a bug of the caller.
 */
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

  return {
    ready,
    setFirebaseApp: (backend) => {
      real = backend;
      announce();
    },
    subscribe: listsApart(
      (...args) => get().subscribe(...args),
      (...args) => {
        let stop = whileWanted(
          () => ready,
          () => {
            stop = get().subscribe(...args);
          },
        );
        return () => stop();
      },
    ),
    commit: (command) => get().commit(command),
    ask: (question) => ready.then(() => get().ask(question)),
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
