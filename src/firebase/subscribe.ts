import type { Firestore } from 'firebase/firestore';
import type { Backend } from '@/backend/backend';
import { scopeTraits } from '@/backend/scope';
import { toBackendError } from './errors';
import { followNarrow } from './followNarrow';
import { followWide } from './followWide';
import { isWide, narrowSources } from './queries';

/** Follows scopes of one database; the contract is written at `Backend.subscribe`. */
export const createSubscribe =
  (db: Firestore): Backend['subscribe'] =>
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

    stop = isWide(scope)
      ? followWide(db, scope, resume, next, fail)
      : followNarrow(scopeTraits[scope.kind].entity, narrowSources(db, scope), next, fail);
    if (ended) stop();
    return end;
  };
