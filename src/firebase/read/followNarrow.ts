import type { EntityName } from '@/backend/scope';
import type { Snapshot } from '@/backend/snapshot';
import { changeSnapshot, resetSnapshot } from './snapshots';
import type { Answer, Source } from './sources';

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
  const latest: (Answer | undefined)[] = sources.map(() => undefined);
  let live = false;

  const hear = (at: number, answer: Answer) => {
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
