import { selectUid } from '@/wiki/session/sessionSelectors';
import type { Backend } from '@/backend/backend';
import type { AppThunk } from '@/store/typed';

interface Answer {
  readonly uid: string;
  readonly askedAt: number;
  readonly there: Promise<boolean>;
}

/** How long one answer is used for all proposals of a queue. */
const goodForMs = 5 * 60_000;

const answers = new WeakMap<Backend, Answer>();

/** Whether there is another moderator. Rejects with a `BackendError`. */
export const askForOtherModerators =
  (): AppThunk<Promise<boolean>> =>
  (_dispatch, getState, { backend, now }) => {
    const uid = selectUid(getState());
    if (uid === undefined) return Promise.resolve(false);
    const known = answers.get(backend);
    if (known?.uid === uid && now() - known.askedAt < goodForMs) return known.there;
    const there = backend.ask({ kind: 'hasOtherModerator', uid });
    answers.set(backend, { uid, askedAt: now(), there });
    // Forget a failure, so that the next call asks again.
    there.catch(() => answers.delete(backend));
    return there;
  };
