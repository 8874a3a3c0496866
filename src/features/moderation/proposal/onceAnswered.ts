import { afterPaint } from '@/lib/turns';
import { undoMs, type CommandBody } from '@/model/proposals/command';
import type { DeltaId } from '@/model/ids';
import type { AppThunk, Extra, RootState } from '@/store/typed';
import { enqueueTogether } from '@/wiki/outbox/outboxThunks';

export type Decision = (state: RootState, ids: readonly DeltaId[]) => readonly CommandBody[];

interface Waiting {
  readonly ids: readonly DeltaId[];
  readonly carryOut: () => void;
}

const waitingOf = new WeakMap<Extra, Set<Waiting>>();

function waitingIn(client: Extra): Set<Waiting> {
  const known = waitingOf.get(client) ?? new Set();
  waitingOf.set(client, known);
  return known;
}

/** Longest wait for a frame: a hidden page renders none. */
const frameMs = 100;

/**
 * Decides on the versions that the moderator sees now, and queues the decision after the next frame or before
 * the page is left: queueing takes longer than the response to a key may. Skips proposals that are already
 * being decided.
 */
export const onceAnswered =
  (ids: readonly DeltaId[], decision: Decision): AppThunk =>
  (dispatch, getState, client) => {
    const waiting = waitingIn(client);
    const open = ids.filter((id) => !dispatch(isBeingDecided(id)));
    const bodies = decision(getState(), open);
    if (open.length === 0 || bodies.length === 0) return;
    const sendAfter = client.now() + undoMs;
    const one: Waiting = {
      ids: open,
      carryOut: () => {
        if (!waiting.delete(one)) return;
        removeEventListener('pagehide', one.carryOut);
        dispatch(enqueueTogether(bodies, { sendAfter }));
      },
    };
    waiting.add(one);
    addEventListener('pagehide', one.carryOut);
    const late = new Promise<void>((resolve) => setTimeout(resolve, frameMs));
    void Promise.race([afterPaint(), late]).then(one.carryOut);
  };

export const isBeingDecided =
  (id: DeltaId): AppThunk<boolean> =>
  (_dispatch, _getState, client) =>
    [...waitingIn(client)].some(({ ids }) => ids.includes(id));

/** Queues the waiting decisions now. Call it before undoing or sending decisions. */
export const carryOutWaiting = (): AppThunk => (_dispatch, _getState, client) => {
  for (const { carryOut } of waitingIn(client)) carryOut();
};
