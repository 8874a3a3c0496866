import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { Storage } from 'redux-persist';
import type { Backend } from '@/backend/backend';
import type { RowStore } from '@/backend/rows';
import type { ScopeKey } from '@/backend/scope';
import type { Resume } from '@/backend/snapshot';
import { noticeShown } from '@/features/notices/noticesSlice';
import { createLedger } from '@/features/wiki/outbox/ledger';
import { startOutboxSender } from '@/features/wiki/outbox/outboxSender';
import { outboxActions } from '@/features/wiki/outbox/outboxSlice';
import { createScopeManager } from '@/features/wiki/scopes/scopeManager';
import { whenOnline } from '@/features/wiki/scopes/whenOnline';
import { startSessionListener } from '@/features/wiki/session/sessionListener';
import type { UserId } from '@/model/ids';
import { startOutboxPersistence, type Channel } from './persistence/persistOutbox';
import { firstScreen } from './persistence/firstScreen';
import { createRowsPersistence } from './persistence/persistRows';
import type { Extra } from './extra';
import { createHintsPersistence } from './hints';
import { createPresence } from './presence';
import { createPresentScopes } from './presentScopes';
import { createStore } from './store';

/** The parts of the outside world that decide order and time; tests bring their own. */
export interface Surroundings {
  readonly backend: Backend;
  readonly rows: RowStore;
  /** Keeps the hints of the first paint. */
  readonly hints: Storage;
  readonly tabs: Channel;
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly newId: () => string;
  readonly after: (ms: number, callback: () => void) => () => void;
  /** Runs the work alone among all tabs of the account. */
  readonly exclusively: (uid: UserId, work: () => Promise<void>) => Promise<void>;
  readonly demoAccounts: Extra['demoAccounts'];
  /** Stand where the devtools' own enhancer goes. */
  readonly enhancers?: readonly StoreEnhancer[];
}

/**
 * The whole client without its screens: store, rows, scopes, session and outbox. `restoreHints` brings back what the
 * first paint needs, `restore` what else the device remembers. `connect` begins to talk to the backend and returns the
 * call that ends it. `navigated` is told before another page is shown.
 */
export function createClient(surroundings: Surroundings) {
  const { backend, rows, tabs, now, random, newId, after, exclusively, demoAccounts } = surroundings;
  const { hints: storage, enhancers } = surroundings;
  const ledger = createLedger();
  const marks = new Map<ScopeKey, Resume>();
  let told = false;
  let allRestored: Promise<void> = Promise.resolve();

  const report = (error: unknown) => {
    console.error(error);
    if (told) return;
    told = true;
    store.dispatch(
      noticeShown({
        id: 'storage',
        tone: 'error',
        multiLine: true,
        timeoutMs: 0,
        message:
          'This device cannot store everything. Armwiki works, but may have to load again what you have seen.',
        actions: [{ label: 'Dismiss', does: 'dismiss' }],
      }),
    );
  };

  const persistence = createRowsPersistence(rows, report, () =>
    // What the devtools show of the past is nobody's first screen.
    presence.isPresent() ? firstScreen({ ...store.getState(), ...ledger.read() }) : [],
  );
  const scopes = createScopeManager({
    backend,
    random,
    mark: (scope) => marks.get(scope),
    dispatch: (action) => store.dispatch(action),
    report: (message) => console.error(message),
  });
  const hints = createHintsPersistence(storage, (action) => store.dispatch(action), report);
  const presence = createPresence();
  const screen = createPresentScopes(scopes.hold, presence);
  const extra: Extra = { backend, scopes: screen, now, newId, demoAccounts };
  const store = createStore(
    extra,
    // Presence comes last: only what the store itself is about to reduce is an action on its way.
    [ledger.middleware, hints.middleware, persistence.middleware, presence.middleware],
    enhancers,
  );
  const unwatch = presence.watch(store);
  const outbox = startOutboxPersistence(rows, ledger, tabs, store.dispatch, report);

  /** Resolves when screens have what they show first and scopes may be opened; the other rows follow. */
  async function restore(): Promise<void> {
    const restoringRows = persistence.restore(store.dispatch);
    allRestored = restoringRows.then(({ finished }) => finished);
    try {
      store.dispatch(outboxActions.restored(await rows.loadCommands()));
    } catch (error) {
      report(error);
    }
    for (const [scope, mark] of Object.entries((await restoringRows).marks)) marks.set(scope, mark);
  }

  function connect(): () => void {
    const stopSession = startSessionListener({
      backend,
      scopes,
      dispatch: store.dispatch,
      // From the ledger, since what the devtools show may be the past.
      heldScopes: () =>
        Object.entries(ledger.read().deltas.held).flatMap(([scope, { size }]) => (size > 0 ? [scope] : [])),
    });
    const stopSender = startOutboxSender({
      backend,
      ledger,
      now,
      random,
      after,
      exclusively,
      hold: scopes.hold,
      loadCommand: outbox.loadCommand,
      dispatch: store.dispatch,
    });
    const stopOnline = whenOnline(scopes.retryNow);
    scopes.start();
    return () => {
      stopOnline();
      stopSender();
      stopSession();
      scopes.stop();
      outbox.stop();
      hints.stop();
      screen.stop();
      unwatch();
    };
  }

  return {
    store,
    scopes: screen,
    restoreHints: hints.restore,
    restore,
    /** Resolves when every stored row is back, or is known to be lost. */
    allRestored: () => allRestored,
    connect,
    navigated: screen.navigated,
    flush: async () => {
      await Promise.all([persistence.flush(), hints.flush()]);
    },
  };
}

export type Client = ReturnType<typeof createClient>;
