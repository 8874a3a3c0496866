import type { Storage } from 'redux-persist';
import type { Backend } from '@/backend/backend';
import { silentStorage, type DeviceStorage } from '@/backend/deviceStorage';
import type { RatingsWorker } from '@/backend/ratingsWorker';
import type { RowStore } from '@/backend/rows';
import type { ScopeKey } from '@/backend/scope';
import type { Resume } from '@/backend/snapshot';
import { Ratings } from '@/wiki/ratings/ratings';
import { EarlyScopes } from '@/wiki/scopes/earlyScopes';
import type { Sport } from '@/model/sports';
import { selectRatedRows } from '@/wiki/ratings/ratedRows';
import { selectWaitingCount } from '@/wiki/outbox/outboxSelectors';
import { storageActions } from '@/wiki/storage/storageSlice';
import type { UserId } from '@/model/ids';
import { startOutboxPersistence } from '@/device/outbox/persistOutbox';
import type { RowsPersistence, RowsPersistenceOptions } from '@/device/rows/persistRows';
import type { Channel } from '@/device/base/tabChannel';
import { createListeners, type EffectStore } from '@/store/createListeners';
import type { RootState } from '@/store/typed';
import type { Extra } from './extra';
import { LazyHints } from '../storage/lazyHints';
import { StorageTrouble } from '../storage/storageTrouble';
import type { Replica } from './replica';
import { Restoring } from './restoring';
import { createStore, type AppDispatch } from './store';

export interface ClientSurroundings {
  readonly backend: Backend;
  readonly showPublished: Extra['showPublished'];
  readonly rows: RowStore;
  readonly persistRows: (options: RowsPersistenceOptions) => RowsPersistence;
  readonly hints: Storage;
  readonly tabs: Channel;
  readonly now: () => number;
  readonly random: () => number;
  readonly newId: () => string;
  readonly startRatings: (sports: readonly Sport[]) => RatingsWorker;
  readonly after: (ms: number, callback: () => void) => () => void;
  readonly exclusively: (uid: UserId, work: () => Promise<void>) => Promise<void>;
  readonly demoAccounts: Extra['demoAccounts'];
  readonly version: string;
  readonly sendsMail: boolean;
  readonly takesErrors: boolean;
  readonly device?: DeviceStorage;
  readonly replica?: Replica | undefined;
}

/**
 * The client without its screens: store, rows, scopes, session and outbox. `restoreHints` restores what the
 * first paint needs, `restore` everything else. `link` is the input of `connectClient`, whose code loads with
 * the backend's. Effects read `store`, screens `shown`; in production both are the same.
 */
export function createClient(surroundings: ClientSurroundings) {
  const { rows, after, replica, device = silentStorage } = surroundings;
  const { middleware: listening, listen } = createListeners();
  const marks = new Map<ScopeKey, Resume>();
  const trouble = new StorageTrouble((action) => store.dispatch(action));

  const persistence = surroundings.persistRows({
    rows,
    report: trouble.report,
    onDamage: (lost) => {
      trouble.damaged();
      scopes.restart(lost);
    },
    first: () => loadFirstScreen(store.getState(), surroundings.now()),
  });
  const scopes = new EarlyScopes();
  const screenScopes = replica?.scopes(scopes) ?? scopes;
  const ratings = ratingsOf(
    surroundings,
    () => store.getState(),
    () => restoring.settled(),
  );
  const extra: Extra = { ...surroundings, scopes: screenScopes, ratings, device };
  const store = createStore(extra, [listening, persistence.middleware], replica ? [replica.enhancer] : []);
  const restoring = new Restoring({ rows, after, store, persistence, marks, trouble });
  const unrate = store.subscribe(() => ratings.stateChanged());
  const effectStore: EffectStore = { ...store, listen };
  const storing = startStoring({ ...surroundings, device }, effectStore, store.dispatch, trouble);

  const link = {
    surroundings,
    store: effectStore,
    scopes,
    mark: (scope: ScopeKey) => marks.get(scope),
    forget: () => restoring.forgetDocuments(),
    loadCommand: storing.loadCommand,
    dispatch: store.dispatch,
    stop: () => {
      storing.stop();
      unrate();
    },
  };

  return {
    store,
    shown: replica?.shown(store) ?? store,
    scopes: screenScopes,
    restoreHints: () => storing.hints.restore(),
    restore: restoring.restore,
    allRestored: restoring.allRestored,
    link,
    flush: async () => {
      await Promise.all([persistence.flush(), storing.hints.flush()]);
    },
  };
}

async function loadFirstScreen(state: RootState, now: number) {
  const { firstScreen } = await import(/* webpackChunkName: "stored-rows" */ '@/device/rows/firstScreen');
  return firstScreen(state, now);
}

const ratingsOf = (
  { startRatings: start, after }: ClientSurroundings,
  getState: () => RootState,
  restored: () => Promise<void>,
) =>
  new Ratings({
    start,
    rows: () => selectRatedRows(getState()),
    restored,
    pause: () => new Promise((resolve) => after(0, resolve)),
  });

function startStoring(
  { rows, tabs, hints: storage, device }: ClientSurroundings & { readonly device: DeviceStorage },
  store: EffectStore,
  dispatch: AppDispatch,
  trouble: StorageTrouble,
) {
  const hints = new LazyHints(storage, store, dispatch, trouble.report);
  const outbox = startOutboxPersistence({
    rows,
    store,
    channel: tabs,
    dispatch,
    report: trouble.report,
    onUnstored: trouble.unstored,
  });
  const stopAsking = askDurabilityOnce(device, store.listen, dispatch);
  return {
    hints,
    loadCommand: outbox.loadCommand,
    stop: () => {
      stopAsking();
      outbox.stop();
      hints.stop();
    },
  };
}

/** An own edit that waits is the first thing on the device that exists nowhere else. */
function askDurabilityOnce(
  device: DeviceStorage,
  listen: EffectStore['listen'],
  dispatch: AppDispatch,
): () => void {
  const stop = listen((state) => {
    if (selectWaitingCount(state) === 0) return;
    stop();
    void device.askDurability().then(
      (known) => dispatch(storageActions.durabilityKnown(known)),
      (error: unknown) => console.warn(error),
    );
  });
  return stop;
}

export type Client = ReturnType<typeof createClient>;
