import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

interface Watched {
  readonly getState: () => unknown;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The part of the devtools' own state that says which actions are shown. */
interface Lifted {
  readonly actionsById: Readonly<Record<number, { readonly action: UnknownAction }>>;
  readonly nextActionId: number;
  readonly stagedActionIds: readonly number[];
  readonly skippedActionIds: readonly number[];
  readonly currentStateIndex: number;
}

/** Whether the store shows what really happened, or what the devtools made of it. */
export interface TimeTravelGuard {
  readonly middleware: Middleware;
  readonly isPresent: () => boolean;
  /** Calls back whenever the devtools have changed what is shown, the present included. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly watch: (store: Watched) => () => void;
}

/**
 * A state that changes while no action is on its way was put there by the devtools. It is the present again when all
 * recorded actions are shown and the last of them is the one that last happened here. After a rollback, a reset, or an
 * import the history is another, and what is shown stays apart from the present.
 */
export function createTimeTravelGuard(): TimeTravelGuard {
  const listeners = new Set<() => void>();
  let store: Watched | undefined;
  let dispatching = 0;
  let last: unknown;
  let shown: unknown;
  let present = true;

  function check(): void {
    if (dispatching > 0 || store === undefined) return;
    const state = store.getState();
    const lifted = liftedState(store);
    // The state last shown is kept by a commit at the present, which forgets the actions.
    present = (present && state === shown) || (lifted !== undefined && showsAll(lifted, last));
    shown = state;
    for (const listener of [...listeners]) listener();
  }

  return {
    middleware: () => (next) => (action) => {
      dispatching += 1;
      last = action;
      try {
        return next(action);
      } finally {
        dispatching -= 1;
        shown = store?.getState();
      }
    },
    isPresent: () => present,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch: (next) => {
      store = next;
      shown = next.getState();
      return next.subscribe(check);
    },
  };
}

const showsAll = (lifted: Lifted, last: unknown): boolean =>
  lifted.actionsById[lifted.nextActionId - 1]?.action === last &&
  lifted.currentStateIndex === lifted.stagedActionIds.length - 1 &&
  lifted.skippedActionIds.length === 0 &&
  // The first is where the history begins; the oldest after it may have been let go, none from the middle.
  lifted.stagedActionIds.every((id, at, ids) => at < 2 || id === (ids[at - 1] ?? 0) + 1);

/** The devtools' own store hangs at the app's store as `liftedStore`; there is none without them. */
function liftedState(store: Watched): Lifted | undefined {
  // Their instrumentation adds it, in the shape it documents.
  const { liftedStore } = store as Watched & { readonly liftedStore?: { readonly getState: () => Lifted } };
  return liftedStore?.getState();
}
