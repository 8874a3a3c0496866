import type { Firestore } from 'firebase/firestore';
import type { Backend } from '@/backend/backend';
import { scopeTraits } from '@/backend/scope';
import { toBackendError } from './errors';
import { followNarrow } from './followNarrow';
import { followWide } from './followWide';
import { isWide, narrowSources } from './queries';

/**
 * Follows scopes of one database; the contract is written at `Backend.subscribe`.
 *
 * @param serverTime answers with a server time no later than the answer, or `undefined`; never rejects.
 */
export const createSubscribe =
  (db: Firestore, serverTime: () => Promise<number | undefined>): Backend['subscribe'] =>
  (scope, resume, observer) => {
    let ended = false;
    let stop: () => void = () => undefined;

    const end = () => {
      ended = true;
      stop();
    };
    const next: typeof observer.next = (snapshot) => {
      if (!ended) observer.next(snapshot);
    };
    const fail = (error: unknown) => {
      if (ended) return;
      end();
      observer.error(toBackendError(error));
    };

    const start = (open: () => () => void) => {
      if (ended) return;
      stop = open();
      // A source may fail before it returns.
      if (ended) stop();
    };
    // Asked before the listener is opened, so that its answer is at least as new.
    if (isWide(scope)) {
      void serverTime().then((now) => start(() => followWide(db, scope, resume, now, next, fail)));
    } else {
      start(() => followNarrow(scopeTraits[scope.kind].entity, narrowSources(db, scope), next, fail));
    }
    return end;
  };
