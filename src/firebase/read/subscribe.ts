import type { Firestore } from 'firebase/firestore';
import type { Backend } from '@/backend/backend';
import type { BackendError } from '@/backend/errors';
import type { Delivery } from '@/backend/listScope';
import { onlyDelta, type EntityName, type Scope } from '@/backend/scope';
import { scopeTraits } from '@/backend/scopeTraits';
import type { Observer, Resume, Snapshot } from '@/backend/snapshot';
import { listsApart } from '@/sync/listsApart';
import { notLoaded, toBackendError } from '../errors';
import { followWide } from './followWide';
import { isWide, narrowSources } from './queries';
import { createAskRefusal } from '../write/refusal';
import { changeSnapshot, resetSnapshot } from './snapshots';
import type { SourceAnswer, Source } from './sources';

type Open<T> = (next: (arrived: T) => void, fail: (error: unknown) => void) => () => void;

/** @param serverTime returns a server time not later than its answer, or `undefined`; never rejects. */
export function createSubscribe(
  db: Firestore,
  serverTime: () => Promise<number | undefined>,
): Backend['subscribe'] {
  const askRefusal = createAskRefusal(db);
  const openScope = async (scope: Scope, resume: Resume | undefined): Promise<Open<Snapshot>> => {
    if (isWide(scope)) {
      // Before the listener opens, so the listener's answer is at least as new.
      const now = await serverTime();
      return (...told) => followWide(db, scope, resume, now, ...told);
    }
    const asked = { entity: scopeTraits[scope.kind].entity, only: onlyDelta(scope) };
    return (...told) => followNarrow(asked, narrowSources(db, scope), ...told);
  };
  return listsApart(
    (scope, observer) => deliver(openScope(scope, observer.mark()), observer, askRefusal),
    (list, observer) => {
      const opening = loadLists().then(
        ({ liveLists }): Open<Delivery<typeof list.kind>> =>
          (...told) =>
            liveLists[list.kind](db, list, ...told),
      );
      return deliver(opening, observer, askRefusal);
    },
  );
}

/** Most visitors follow no list. */
const loadLists = () => import(/* webpackChunkName: "backend-answers" */ './liveLists').catch(notLoaded);

/** After this silence, ask whether the server refuses. Screens wait a little longer. */
const silenceMs = 5_000;

/** Nothing reaches the observer after an error, which stops what was opened, or after the returned function is called. */
function deliver<T>(
  opening: Promise<Open<T>>,
  observer: Observer<T>,
  askRefusal: () => Promise<BackendError | undefined>,
): () => void {
  let ended = false;
  let heard = false;
  let stop: () => void = () => undefined;
  const end = () => {
    ended = true;
    clearTimeout(silence);
    stop();
  };
  const next = (arrived: T) => {
    heard = true;
    clearTimeout(silence);
    if (!ended) observer.next(arrived);
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
  opening.then((open) => {
    if (ended) return;
    stop = open(next, fail);
    // A source may fail before it returns.
    if (ended) stop();
  }, fail);
  return end;
}

/**
 * Merges sources with disjoint documents: one `reset` once the server has answered each, then changes.
 *
 * @param scope `only`: the id of a delta, for a scope of that one document.
 */
export function followNarrow(
  { entity, only }: { readonly entity: EntityName; readonly only?: string | undefined },
  sources: readonly Source[],
  next: (snapshot: Snapshot) => void,
  fail: (error: unknown) => void,
): () => void {
  const latest: (SourceAnswer | undefined)[] = sources.map(() => undefined);
  let live = false;

  const hear = (at: number, answer: SourceAnswer) => {
    if (live) {
      const snapshot = changeSnapshot(entity, answer.changes(), {
        complete: true,
        leavingIsGone: only !== undefined,
      });
      // The cache counts only with changes. From the server even an empty answer means something.
      if (answer.fromServer || snapshot.events.length > 0) next(snapshot);
      return;
    }
    // Offline the memory cache is empty or partial. A reset from it would remove the rows of the last
    // session.
    if (!answer.fromServer && latest[at] === undefined) return;
    latest[at] = answer;
    const answers = latest.filter((known) => known !== undefined);
    if (answers.length < sources.length) return;
    live = true;
    next(
      resetSnapshot(
        entity,
        answers.flatMap(({ docs }) => docs()),
        { complete: true, only },
      ),
    );
  };

  const stops = sources.map((source, at) => source((answer) => hear(at, answer), fail));
  return () => stops.forEach((stop) => stop());
}
