import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { createClient } from '@/app/client/client';
import { connectClient } from '@/app/client/connectClient';
import { createReplica } from '@/app/devtools/replica';
import type { Backend } from '@/backend/backend';
import type { Scope } from '@/backend/scope';
import {
  applyDeltas,
  rejectDeltas,
  upsertDelta,
  withdrawDelta,
  type Edit,
} from '@/wiki/proposals/deltasThunks';
import { selectDelta, selectOwnDeltaIds, selectQueueIds } from '@/wiki/deltas/deltasSelectors';
import { selectCommands } from '@/wiki/outbox/outboxSelectors';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { deltaId } from '@/model/ids';
import type { SiteFacts } from '@/model/operating/siteFacts';
import type { AppThunk } from '@/store/typed';
import { siteArrived } from '@/wiki/site/siteSlice';
import { createFakeBackend, type FakeBackend } from './fakeBackend';
import { FakeServer } from './fakeServer';
import { createMemoryDevice, type MemoryDevice } from './memoryDevice';
import { createMemoryStorage, type MemoryStorage } from './memoryStorage';
import { surroundings } from './surroundings';

export interface ClientOptions {
  readonly server?: FakeServer;
  readonly device?: MemoryDevice;
  /** The signed-in account; it is created if it does not exist. */
  readonly uid?: string;
  readonly moderator?: boolean;
  readonly hints?: MemoryStorage;
  /** Enhancers that may show another state than the store's, as the devtools do; none by default. */
  readonly enhancers?: readonly StoreEnhancer[];
  readonly site?: SiteFacts;
  /** Wraps the fake backend, as the code for shared tabs does. */
  readonly wrap?: (backend: Backend) => Backend;
}

const open: { readonly close: () => void }[] = [];

/**
 * The whole client on a fake server, restored and connected. Call it under `useFakeTime`: time passes only in `wait`.
 */
export async function client(options: ClientOptions = {}) {
  const { server = new FakeServer(), device = createMemoryDevice(), uid, moderator = false } = options;
  const { hints = createMemoryStorage(), enhancers, site = {}, wrap = (same) => same } = options;
  if (uid !== undefined && server.account((known) => known.uid === uid) === undefined) {
    server.addAccount({ uid, email: `${uid}@example.com`, password: 'armwiki', name: uid, moderator });
  }
  const backend: FakeBackend = createFakeBackend({ server, ...(uid !== undefined && { uid }) });
  const replica = enhancers && createReplica(enhancers);
  const real = createClient({ ...surroundings(device), backend: wrap(backend), hints, replica });
  real.store.dispatch(siteArrived(site));
  await real.restoreHints();
  await real.restore();
  await real.allRestored();
  const disconnect = connectClient(real);
  const state = () => real.shown.getState();
  const dispatch = <R>(thunk: AppThunk<R>): R => real.store.dispatch(thunk);

  const self = {
    ...real,
    server,
    device,
    hints,
    backend,
    replica,
    state,
    dispatch,
    act: (action: UnknownAction) => real.store.dispatch(action),
    close: disconnect,
    follows: (...scopes: readonly Scope[]) => scopes.map(real.scopes.follow),
    proposes: (edit: Edit) => dispatch(upsertDelta(edit)),
    renames: (id: string, name: string) =>
      dispatch(upsertDelta({ collection: 'event', docId: id, field: 'name', value: name })),
    withdraws: (id: string) => dispatch(withdrawDelta(deltaId(id))),
    rejects: (id: string, reason: string) => dispatch(rejectDeltas([deltaId(id)], { reason })),
    applies: (...of: readonly string[]) => dispatch(applyDeltas(of.map(deltaId))),
    eventName: (id: string) => selectEvent(state(), id)?.name,
    changes: () => selectOwnDeltaIds(state()).map((id) => [id, selectDelta(state(), id)?.status] as const),
    delta: (id: string) => selectDelta(state(), id),
    queue: () => selectQueueIds(state()),
    waiting: () => selectCommands(state()).map(({ body, state: at }) => `${body.kind} ${at}`),
    /** Runs everything that waits for no time, then lets that much time pass. */
    wait: settle,
  };
  open.push(self);
  await settle();
  return self;
}

export const settle = (ms = 0): Promise<void> => jest.advanceTimersByTimeAsync(ms);

export const allAnswered = (): Promise<void> => settle(10);

/** Fakes the clock for all tests of a file, and closes every client after each. */
export function useFakeTime(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], now: 1_700_000_000_000 });
  });
  afterEach(() => {
    for (const each of open.splice(0)) each.close();
    jest.useRealTimers();
  });
}
