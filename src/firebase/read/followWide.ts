import {
  onSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { resumePlan } from '@/sync/mark';
import { scopeTraits } from '@/backend/scopeTraits';
import type { Resume, Snapshot } from '@/backend/snapshot';
import { pageSize } from '@/model/published/pageSize';
import { listenFrom, overlapMs } from '@/model/published/overlap';
import { readPlainDoc } from './mappers';
import type { PlainDoc } from './plainDoc';
import { fillQuery, type WideScope } from './queries';
import { changeSnapshot, newestTime, resetSnapshot } from './snapshots';
import { querySource, type SourceAnswer, type DocChange } from './sources';

/**
 * Loads the scope page by page unless it resumes from a watermark, then listens for later writes. When the
 * listener's answer is full, it starts another one further on.
 *
 * @param now server time at the request; `undefined` if unknown.
 */
export function followWide(
  db: Firestore,
  scope: WideScope,
  resume: Resume | undefined,
  now: number | undefined,
  next: (snapshot: Snapshot) => void,
  fail: (error: unknown) => void,
): () => void {
  const { entity } = scopeTraits[scope.kind];
  // In these two queries a document leaves only when it no longer exists.
  const leavingIsGone = scope.kind !== 'matchesOfSport';
  const start = resumePlan(resume, now);
  const afresh = start.kind === 'fill' && start.from === undefined;
  const progress = createProgress(afresh ? undefined : resume?.watermark, now);
  // A burst can skip documents that were not final yet. The watermark stays before it, so the next visit
  // reads them.
  let vouchedUntil = Infinity;
  let stop: () => void = () => undefined;

  const fill = (after: Start, first: boolean) => {
    stop = firstServerAnswer(
      fillQuery(db, scope, after),
      (page) => {
        const { docs, last } = readPage(page);
        const moved = progress.filled(docs, last === undefined);
        // Request the next page before notifying: the subscriber may unsubscribe in its callback.
        if (last === undefined) listen(afterFill(moved.watermark, now), true);
        else fill(last, false);
        if (first && afresh) next(resetSnapshot(entity, docs, { ...moved, since: undefined }));
        else next(changeSnapshot(entity, docs.map(asAdded), moved));
      },
      fail,
    );
  };

  const listen = (from: Start, whole: boolean) => {
    let live = false;
    const unlisten = querySource(fillQuery(db, scope, from), pageSize)((answer) => {
      if (!live && !answer.fromServer) return;
      const changes = changesIn(answer, live);
      live = true;
      const goOn = answer.cut && startAfterCut(answer.cut, answer.docs(), now);
      vouchedUntil = Math.min(vouchedUntil, goOn?.vouchedUntil ?? Infinity);
      const vouches = answer.cut === undefined && !isDocument(from);
      const moved = progress.heard(changes, vouchedUntil, vouches && { whole });
      const complete = answer.cut === undefined;
      const snapshot = changeSnapshot(entity, changes, { ...moved, complete, leavingIsGone });
      if (answer.fromServer || snapshot.events.length > 0) next(snapshot);
      if (!goOn || !answer.fromServer) return;
      unlisten();
      listen(goOn.from, whole);
    }, fail);
    stop = unlisten;
  };

  if (start.kind === 'listen') listen(start.from, false);
  else fill(start.from, true);
  return () => stop();
}

function createProgress(from: number | undefined, now: number | undefined) {
  let watermark = from;
  // Without the server's clock, the newest time is a lower bound, but only for a complete answer.
  const checkedAt = (whole: boolean) => {
    if (now === undefined && !whole) return undefined;
    return watermark === undefined ? now : Math.max(now ?? watermark, watermark);
  };
  return {
    filled: (docs: readonly PlainDoc[], complete: boolean) => {
      const since = watermark;
      watermark = newestTime(docs, watermark);
      return {
        since,
        watermark,
        checkedAt: complete ? checkedAt(true) : (now ?? watermark),
        filling: complete ? undefined : (true as const),
        complete,
      };
    },
    /** After all changes of an answer. `vouches` is false if the answer may have gaps. */
    heard: (changes: readonly DocChange[], until: number, vouches: false | { readonly whole: boolean }) => {
      const since = watermark;
      watermark = newestTime(
        changes.map(({ doc }) => doc),
        watermark,
        until,
      );
      return { since, watermark, checkedAt: vouches ? checkedAt(vouches.whole) : undefined };
    },
  };
}

const readPage = ({ docs, size }: QuerySnapshot) => ({
  docs: docs.flatMap((doc) => readPlainDoc(doc) ?? []),
  last: size < pageSize ? undefined : docs.at(-1),
});

const asAdded = (doc: PlainDoc) => ({ kind: 'added' as const, doc });

/** A listener's first answer contains everything, later ones only changes. */
function changesIn(answer: SourceAnswer, live: boolean): readonly DocChange[] {
  const all = live ? answer.changes() : answer.docs().map(asAdded);
  // In a full answer, later documents may have pushed others out. Those still exist.
  return answer.cut ? all.filter(({ kind }) => kind !== 'removed') : all;
}

type Start = Parameters<typeof fillQuery>[2];

const afterFill = (watermark: number | undefined, now: number | undefined): Start =>
  watermark === undefined ? undefined : listenFrom(watermark, now ?? watermark);

const isDocument = (from: Start) => typeof from === 'object';

/** Start of the next listener, and the time up to which this visit has surely seen everything. */
interface GoOn {
  readonly from: Start;
  readonly vouchedUntil?: number;
}

/**
 * Start of the next page after a full one. Normally a few seconds before the last document, because writes of
 * that moment can appear late. If that would repeat half of the page, start after the last document, so that
 * a burst larger than a page makes progress. Late writes in such a burst are missed by this visit. Its
 * watermark stays before the burst, so the next visit reads them.
 *
 * @param now server time when listening began. Writes older than the overlap have appeared by then.
 */
function startAfterCut(cut: QueryDocumentSnapshot, docs: readonly PlainDoc[], now: number | undefined): GoOn {
  const newest = newestTime(docs, undefined);
  const middle = docs[Math.floor(docs.length / 2)]?.updatedAt;
  if (newest === undefined || typeof middle !== 'number') return { from: cut };
  const from = newest - overlapMs;
  if (middle < from) return { from };
  return now !== undefined && newest < now - overlapMs ? { from: cut } : { from: cut, vouchedUntil: from };
}

/** Waits for one answer of the server. A `get` would fail offline or answer from the cache. */
function firstServerAnswer(
  query: Query,
  next: (answer: QuerySnapshot) => void,
  fail: (error: unknown) => void,
): () => void {
  let done = false;
  const stop = onSnapshot(
    query,
    { includeMetadataChanges: true },
    (answer) => {
      if (done || answer.metadata.fromCache || answer.metadata.hasPendingWrites) return;
      done = true;
      stop();
      next(answer);
    },
    fail,
  );
  return stop;
}
