import {
  onSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { resumePlan } from '@/sync/mark';
import { scopeTraits } from '@/backend/scope';
import type { Resume, Snapshot } from '@/backend/snapshot';
import { pageSize } from '@/model/pageSize';
import { listenFrom, overlapMs } from '@/model/overlap';
import { createTurns } from './inTurns';
import { readPlainDoc } from './mappers';
import type { PlainDoc } from './plainDoc';
import { fillQuery, type WideScope } from './queries';
import { changeSnapshot, newestTime, resetSnapshot } from './snapshots';
import { querySource, type Answer, type DocChange } from './sources';

/**
 * Fills the scope by pages unless it goes on from its mark, then listens to what is written from there on, and on from
 * where an answer is full. Many changes are told in parts, the main thread being given back in between; the mark moves with the last of them.
 *
 * @param now server time when this was asked for; `undefined` when nobody could tell.
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
  // Nothing leaves these two queries except a document that no longer exists.
  const leavingIsGone = scope.kind !== 'matchesOfSport';
  const start = resumePlan(resume, now);
  const afresh = start.kind === 'fill' && start.from === undefined;
  const progress = createProgress(afresh ? undefined : resume?.watermark, now);
  const turns = createTurns();
  // Documents that a burst has passed over before they were final are vouched for by the next visit, which therefore
  // begins before it.
  let vouchedUntil = Infinity;
  let stop: () => void = () => undefined;

  const fill = (after: Start, first: boolean) => {
    stop = firstServerAnswer(
      fillQuery(db, scope, after),
      (page) => {
        const { docs, last } = readPage(page);
        const moved = progress.filled(docs, last === undefined);
        // Goes on before it tells: whoever hears the page may end the whole.
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
      const tell = (part: readonly DocChange[], last: boolean) => {
        // Before the last part no more is vouched for than was before: who hears no further is sent all again.
        const moved = last ? progress.heard(changes, vouchedUntil, vouches && { whole }) : progress.unmoved();
        const complete = last && answer.cut === undefined;
        const snapshot = changeSnapshot(entity, part, { ...moved, complete, leavingIsGone });
        if ((last && answer.fromServer) || snapshot.events.length > 0) next(snapshot);
      };
      turns.add(partsOf(changes).map((part, at, parts) => () => tell(part, at === parts.length - 1)));
      if (!goOn || !answer.fromServer) return;
      unlisten();
      listen(goOn.from, whole);
    }, fail);
    stop = () => {
      turns.end();
      unlisten();
    };
  };

  if (start.kind === 'listen') listen(start.from, false);
  else fill(start.from, true);
  return () => stop();
}

/** How far a scope has come: the newest time it has seen, and the server time at which it was known to be up to date. */
function createProgress(from: number | undefined, now: number | undefined) {
  let watermark = from;
  // Without the server's clock its newest time is a lower bound, but only of an answer that is whole.
  const checkedAt = (whole: boolean) => {
    if (now === undefined && !whole) return undefined;
    return watermark === undefined ? now : Math.max(now ?? watermark, watermark);
  };
  return {
    /** After a page of a fill. */
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
    /** After all changes of an answer; `vouches` if it leaves nothing out. */
    heard: (changes: readonly DocChange[], until: number, vouches: false | { readonly whole: boolean }) => {
      const since = watermark;
      watermark = newestTime(
        changes.map(({ doc }) => doc),
        watermark,
        until,
      );
      return { since, watermark, checkedAt: vouches ? checkedAt(vouches.whole) : undefined };
    },
    unmoved: () => ({ since: watermark, watermark, checkedAt: undefined }),
  };
}

/** The documents of a page, and the last one if another page comes after it. */
const readPage = ({ docs, size }: QuerySnapshot) => ({
  docs: docs.flatMap((doc) => readPlainDoc(doc) ?? []),
  last: size < pageSize ? undefined : docs.at(-1),
});

const asAdded = (doc: PlainDoc) => ({ kind: 'added' as const, doc });

/** The first answer of a listener tells everything it holds, each later one only what differs. */
function changesIn(answer: Answer, live: boolean): readonly DocChange[] {
  const all = live ? answer.changes() : answer.docs().map(asAdded);
  // Later documents may have pushed others out of an answer that is full; nothing says that those are gone.
  return answer.cut ? all.filter(({ kind }) => kind !== 'removed') : all;
}

/** Where a listener begins: at a time, or after a document. */
type Start = Parameters<typeof fillQuery>[2];

const afterFill = (watermark: number | undefined, now: number | undefined): Start =>
  watermark === undefined ? undefined : listenFrom(watermark, now ?? watermark);

const isDocument = (from: Start) => typeof from === 'object';

/** Where a listener goes on, and up to when this visit may say that it has missed nothing. */
interface GoOn {
  readonly from: Start;
  readonly vouchedUntil?: number;
}

/**
 * Where to listen on after an answer that is full: a little before its last document, as what is written at that moment may
 * show later, or after that very document where this would bring half of the answer again, so that a burst of more than an
 * answer holds gets on. What shows late in such a burst is not met by this visit; its mark stays before the burst, so the
 * next one meets it.
 *
 * @param now server time when listening was asked for; what is older than the overlap then has shown.
 */
function startAfterCut(cut: QueryDocumentSnapshot, docs: readonly PlainDoc[], now: number | undefined): GoOn {
  const newest = newestTime(docs, undefined);
  const middle = docs[Math.floor(docs.length / 2)]?.updatedAt;
  if (newest === undefined || typeof middle !== 'number') return { from: cut };
  const from = newest - overlapMs;
  if (middle < from) return { from };
  return now !== undefined && newest < now - overlapMs ? { from: cut } : { from: cut, vouchedUntil: from };
}

/** So many documents are parsed and taken in at once: a few milliseconds of work. */
const partSize = 200;

/** At least one, which is empty where nothing changed. */
const partsOf = (changes: readonly DocChange[]): readonly (readonly DocChange[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(changes.length / partSize)) }, (_, at) =>
    changes.slice(at * partSize, (at + 1) * partSize),
  );

/** One answer of the server. Unlike a `get` it waits for the network instead of giving up or answering from the cache. */
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
