import { onSnapshot, type Firestore, type Query, type QuerySnapshot } from 'firebase/firestore';
import { wideStart } from '@/backend/mark';
import { scopeTraits } from '@/backend/scope';
import type { Resume, Snapshot } from '@/backend/snapshot';
import { listenFrom } from '@/model/settled';
import { createTurns } from './inTurns';
import { readPlainDoc } from './mappers';
import { fillQuery, pageSize, sinceQuery, type WideScope } from './queries';
import { changeSnapshot, newestTime, resetSnapshot } from './snapshots';
import { querySource, type DocChange } from './sources';

/**
 * Fills the scope by pages unless it goes on from its mark, then listens to what is written from there on. Many changes
 * are told in parts, the main thread being given back in between; the mark moves with the last of them.
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
  const start = wideStart(resume, now);
  const afresh = start.kind === 'fill' && start.from === undefined;
  let watermark = afresh ? undefined : resume?.watermark;
  let stop: () => void = () => undefined;

  // Without the server's clock its newest time is a lower bound, but only of an answer that is whole.
  const checkedAt = (whole: boolean) => {
    if (now === undefined && !whole) return undefined;
    return watermark === undefined ? now : Math.max(now ?? watermark, watermark);
  };

  const fill = (after: Parameters<typeof fillQuery>[2], first: boolean) => {
    stop = firstServerAnswer(
      fillQuery(db, scope, after),
      (page) => {
        const docs = page.docs.flatMap((doc) => readPlainDoc(doc) ?? []);
        const last = page.docs.at(-1);
        const complete = last === undefined || page.size < pageSize;
        const since = watermark;
        watermark = newestTime(docs, watermark);
        const progress = {
          since,
          watermark,
          checkedAt: complete ? checkedAt(true) : (now ?? watermark),
          filling: complete ? undefined : (true as const),
          complete,
        };
        // Goes on before it tells: whoever hears the page may end the whole.
        if (complete)
          listen(watermark === undefined ? undefined : listenFrom(watermark, now ?? watermark), true);
        else fill(last, false);
        next(
          first && afresh
            ? resetSnapshot(entity, docs, { ...progress, since: undefined })
            : changeSnapshot(
                entity,
                docs.map((doc) => ({ kind: 'added', doc })),
                progress,
              ),
        );
      },
      fail,
    );
  };

  const listen = (from: number | undefined, whole: boolean) => {
    let live = false;
    const turns = createTurns();
    const unlisten = querySource(sinceQuery(db, scope, from))((answer) => {
      if (!live && !answer.fromServer) return;
      const changes = live ? answer.changes() : answer.docs().map((doc) => ({ kind: 'added' as const, doc }));
      live = true;
      const tell = (part: readonly DocChange[], last: boolean) => {
        const since = watermark;
        // Before the last part no more is vouched for than was before: who hears no further is sent all again.
        if (last)
          watermark = newestTime(
            changes.map(({ doc }) => doc),
            watermark,
          );
        const progress = { since, watermark, checkedAt: last ? checkedAt(whole) : undefined, complete: last };
        const snapshot = changeSnapshot(entity, part, { ...progress, leavingIsGone });
        if ((last && answer.fromServer) || snapshot.events.length > 0) next(snapshot);
      };
      turns.add(partsOf(changes).map((part, at, parts) => () => tell(part, at === parts.length - 1)));
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

/** So many documents are proved and taken in at once: a few milliseconds of work. */
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
