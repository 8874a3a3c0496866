import type { EntityName } from '@/backend/scope';
import type { Snapshot } from '@/backend/snapshot';
import { changeSnapshot, resetSnapshot } from './snapshots';
import type { Answer, Source } from './sources';

/**
 * Merges sources with disjoint documents: one `reset` when the server has answered each of them, then changes.
 *
 * @param scope its entity, and the id of a delta if it asks for that alone.
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
      // News from the cache alone counts when it has news; from the server even its silence says something.
      if (answer.fromServer || snapshot.events.length > 0) next(snapshot);
      return;
    }
    // Offline the memory cache is empty or partial, and would empty what the last session left.
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
