import type { Firestore } from 'firebase/firestore';
import type { Backend } from '@/backend/backend';
import { onlyDelta } from '@/backend/scope';
import { scopeTraits } from '@/backend/scopeTraits';
import { toBackendError } from '../errors';
import { followNarrow } from './followNarrow';
import { followWide } from './followWide';
import { isWide, narrowSources } from './queries';
import { createAskRefusal } from '../write/refusal';

/** After this silence, ask whether the server refuses. Screens wait a little longer. */
const silenceMs = 5_000;

/** @param serverTime returns a server time not later than its answer, or `undefined`; never rejects. */
export function createSubscribe(
  db: Firestore,
  serverTime: () => Promise<number | undefined>,
): Backend['subscribe'] {
  const askRefusal = createAskRefusal(db);
  return (scope, mark, observer) => {
    const resume = mark();
    let ended = false;
    let heard = false;
    let stop: () => void = () => undefined;

    const end = () => {
      ended = true;
      clearTimeout(silence);
      stop();
    };
    const next: typeof observer.next = (snapshot) => {
      heard = true;
      clearTimeout(silence);
      if (!ended) observer.next(snapshot);
    };
    const fail = (error: unknown) => {
      if (ended) return;
      end();
      observer.error(toBackendError(error));
    };

    const silence = setTimeout(() => {
      void askRefusal().then((refusal) => {
        if (refusal !== undefined && !heard) fail(refusal);
      });
    }, silenceMs);

    const start = (open: () => () => void) => {
      if (ended) return;
      stop = open();
      // A source may fail before it returns.
      if (ended) stop();
    };
    // Before the listener opens, so the listener's answer is at least as new.
    if (isWide(scope)) {
      void serverTime().then((now) => start(() => followWide(db, scope, resume, now, next, fail)));
    } else {
      const asked = { entity: scopeTraits[scope.kind].entity, only: onlyDelta(scope) };
      start(() => followNarrow(asked, narrowSources(db, scope), next, fail));
    }
    return end;
  };
}
