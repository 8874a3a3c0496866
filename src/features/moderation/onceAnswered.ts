import { afterPaint } from '@/lib/turns';
import { undoMs, type CommandBody } from '@/model/command';
import type { DeltaId } from '@/model/ids';
import type { AppThunk, Extra, RootState } from '@/store/typed';
import { enqueueTogether } from '@/wiki/outbox/outboxThunks';

/** The commands of a decision about proposals, for the versions that are at hand. */
export type Decision = (state: RootState, ids: readonly DeltaId[]) => readonly CommandBody[];

interface Waiting {
  readonly ids: readonly DeltaId[];
  readonly carryOut: () => void;
}

/** Decisions that wait for their frame, of each client. */
const waitingOf = new WeakMap<Extra, Set<Waiting>>();

function waitingIn(client: Extra): Set<Waiting> {
  const known = waitingOf.get(client) ?? new Set();
  waitingOf.set(client, known);
  return known;
}

/** So long a decision waits at most for a frame: a page that nobody sees draws none. */
const frameMs = 100;

/**
 * Decides about the versions that the moderator sees now, and queues it once the frame that answers is drawn, or before the page
 * is left: what a queued command sets off takes longer than an answer may. A proposal that is being decided already is passed over.
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

/** Tells whether a decision about a proposal waits for its frame. */
export const isBeingDecided =
  (id: DeltaId): AppThunk<boolean> =>
  (_dispatch, _getState, client) =>
    [...waitingIn(client)].some(({ ids }) => ids.includes(id));

/** Queues what waits for its frame, for whoever takes decisions back or sends them. */
export const carryOutWaiting = (): AppThunk => (_dispatch, _getState, client) => {
  for (const { carryOut } of waitingIn(client)) carryOut();
};
