import type { Firestore } from 'firebase/firestore';
import type { Backend } from '@/backend/backend';
import { onlyDelta, type EntityName } from '@/backend/scope';
import { scopeTraits } from '@/backend/scopeTraits';
import { toBackendError } from '../errors';
import { followWide } from './followWide';
import { isWide, narrowSources } from './queries';
import { createAskRefusal } from '../write/refusal';
import type { Snapshot } from '@/backend/snapshot';
import { changeSnapshot, resetSnapshot } from './snapshots';
import type { SourceAnswer, Source } from './sources';

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
