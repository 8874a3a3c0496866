import { onSnapshot, type Firestore, type Query, type QuerySnapshot } from 'firebase/firestore';
import { scopeTraits } from '@/backend/scope';
import type { Resume, Snapshot } from '@/backend/snapshot';
import { readPlainDoc } from './mappers';
import { pageQuery, pageSize, sinceQuery, type WideScope } from './queries';
import { changeSnapshot, newestTime, resetSnapshot } from './snapshots';
import { querySource } from './sources';

/** Fills the scope by pages unless it goes on from a watermark, then listens to what is written from there on. */
export function followWide(
  db: Firestore,
  scope: WideScope,
  resume: Resume | undefined,
  next: (snapshot: Snapshot) => void,
  fail: (error: unknown) => void,
): () => void {
  const { entity } = scopeTraits[scope.kind];
  // Nothing leaves these two queries except a document that no longer exists.
  const leavingIsGone = scope.kind !== 'matchesOfSport';
  let watermark = resume?.watermark;
  let stop: () => void = () => undefined;

  const fill = (after: Parameters<typeof pageQuery>[2]) => {
    stop = firstServerAnswer(
      pageQuery(db, scope, after),
      (page) => {
        const docs = page.docs.flatMap((doc) => readPlainDoc(doc) ?? []);
        const complete = page.size < pageSize;
        watermark = newestTime(docs, watermark);
        // Goes on before it tells: whoever hears the page may end the whole.
        if (complete) listen();
        else fill(page.docs.at(-1));
        next(
          after === undefined
            ? resetSnapshot(entity, docs, { watermark, complete })
            : changeSnapshot(
                entity,
                docs.map((doc) => ({ kind: 'added', doc })),
                { watermark, complete },
              ),
        );
      },
      fail,
    );
  };

  const listen = () => {
    let live = false;
    stop = querySource(sinceQuery(db, scope, watermark))((answer) => {
      if (!live && !answer.fromServer) return;
      const changes = live ? answer.changes : answer.docs.map((doc) => ({ kind: 'added' as const, doc }));
      live = true;
      watermark = newestTime(
        changes.map(({ doc }) => doc),
        watermark,
      );
      const snapshot = changeSnapshot(entity, changes, { watermark, complete: true, leavingIsGone });
      if (answer.fromServer || snapshot.events.length > 0) next(snapshot);
    }, fail);
  };

  if (resume) listen();
  else fill(undefined);
  return () => stop();
}

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
