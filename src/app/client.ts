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
import { createRowsPersistence, restoreActions } from './persistence/persistRows';
import type { Extra } from './extra';
import { createStore } from './store';

/** The parts of the outside world that decide order and time; tests bring their own. */
export interface Surroundings {
  readonly backend: Backend;
  readonly rows: RowStore;
  readonly tabs: Channel;
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly newId: () => string;
  readonly after: (ms: number, callback: () => void) => () => void;
  /** Runs the work alone among all tabs of the account. */
  readonly exclusively: (uid: UserId, work: () => Promise<void>) => Promise<void>;
  readonly demoAccounts: Extra['demoAccounts'];
}

/**
 * The whole client without its screens: store, rows, scopes, session and outbox. `restore` brings back what the device
 * remembers; `connect` begins to talk to the backend and returns the call that ends it.
 */
export function createClient(surroundings: Surroundings) {
  const { backend, rows, tabs, now, random, newId, after, exclusively, demoAccounts } = surroundings;
  const ledger = createLedger();
  const marks = new Map<ScopeKey, Resume>();
  let told = false;

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

  const persistence = createRowsPersistence(rows, report);
  const scopes = createScopeManager({
    backend,
    random,
    mark: (scope) => marks.get(scope),
    dispatch: (action) => store.dispatch(action),
    report: (message) => console.error(message),
  });
  const extra: Extra = { backend, scopes, now, newId, demoAccounts };
  const store = createStore(extra, [ledger.middleware, persistence.middleware]);
  const outbox = startOutboxPersistence(rows, ledger, tabs, store.dispatch, report);

  async function restore(): Promise<void> {
    try {
      store.dispatch(outboxActions.restored(await rows.loadCommands()));
    } catch (error) {
      report(error);
    }
    try {
      const stored = await rows.load();
      for (const [scope, mark] of Object.entries(stored.marks)) marks.set(scope, mark);
      for (const action of restoreActions(stored)) store.dispatch(action);
    } catch (error) {
      report(error);
    }
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
    };
  }

  return { store, scopes, restore, connect, flush: persistence.flush };
}

export type Client = ReturnType<typeof createClient>;
