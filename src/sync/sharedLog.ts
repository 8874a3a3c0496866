import { advanceMark, resumePlan } from './mark';
import { scopeTraits, type Scope } from '@/backend/scope';
import type { Resume, Snapshot, SnapshotEvent } from '@/backend/snapshot';

interface Doc {
  readonly id: string;
  readonly updatedAt?: number;
}

type Known =
  | { readonly kind: 'doc'; readonly doc: Doc; readonly time: number }
  | { readonly kind: 'gone'; readonly time: number };

/** What one listener has been sent, kept so that another tab need not be sent it again. */
export interface SharedLog {
  readonly note: (snapshot: Snapshot) => void;
  /** Whether the server has answered the listener in full. */
  readonly isComplete: () => boolean;
  /**
   * The first snapshot for a tab that holds what its mark vouches for, the same documents that the server would send it;
   * `undefined` where the log does not reach back so far.
   */
  readonly answer: (mark: Resume | undefined) => Snapshot | undefined;
}

/** A log of a wide scope forgets its oldest documents beyond this; who lacks those asks the server. */
const mostKept = 2_000;

export function createSharedLog(scope: Scope, resume: Resume | undefined): SharedLog {
  const { entity, wide } = scopeTraits[scope.kind];
  const known = new Map<string, Known>();
  /** It holds whatever was written from here on, as far as the listener has been told. */
  let from = wide && resume !== undefined ? (resumePlan(resume, undefined).from ?? -Infinity) : -Infinity;
  let mark = resume;
  let complete = false;

  const timeOf = ({ updatedAt }: Doc) => updatedAt ?? Infinity;

  function take(event: SnapshotEvent<Doc>): void {
    if (event.kind === 'removed') {
      const deletedAt = new Map(event.deletedIds.map((id, at) => [id, event.deletedAt?.[at] ?? Infinity]));
      for (const id of event.ids) {
        const time = deletedAt.get(id);
        if (wide && time !== undefined) known.set(id, { kind: 'gone', time });
        else known.delete(id);
      }
      return;
    }
    if (event.kind === 'reset') {
      known.clear();
      from = -Infinity;
    }
    for (const doc of event.docs) known.set(doc.id, { kind: 'doc', doc, time: timeOf(doc) });
  }

  function forgetOldest(): void {
    if (!wide || known.size <= mostKept) return;
    const times = [...known.values()].map(({ time }) => time).sort((a, b) => a - b);
    // All of one moment go together, since a query cannot tell them apart.
    const newestForgotten = times[times.length - mostKept / 2]!;
    for (const [id, { time }] of known) if (time <= newestForgotten) known.delete(id);
    from = Math.max(from, newestForgotten + 1);
  }

  return {
    note: (snapshot) => {
      // The documents of one snapshot are of one entity, which matters to nobody here.
      const events: readonly SnapshotEvent<Doc>[] = snapshot.events;
      for (const event of events) take(event);
      if (wide) mark = advanceMark(mark, events[0]?.kind ?? 'added', snapshot);
      complete ||= snapshot.complete;
      forgetOldest();
    },
    isComplete: () => complete,
    answer: (asked) => {
      if (!complete) return undefined;
      const start = wide ? resumePlan(asked, mark?.checkedAt) : undefined;
      const since = start?.from ?? -Infinity;
      if (since < from) return undefined;
      const wanted = [...known].filter(([, { time }]) => time >= since);
      const docs = wanted.flatMap(([, each]) => (each.kind === 'doc' ? [each.doc] : []));
      const gone = wanted.flatMap(([id, each]) => (each.kind === 'gone' ? [{ id, time: each.time }] : []));
      const ids = gone.map(({ id }) => id);
      const events: readonly SnapshotEvent<Doc>[] =
        since === -Infinity
          ? [{ kind: 'reset', docs }]
          : [
              ...(ids.length === 0
                ? []
                : [
                    {
                      kind: 'removed' as const,
                      ids,
                      deletedIds: ids,
                      deletedAt: gone.map(({ time }) => time),
                    },
                  ]),
              ...(docs.length === 0 ? [] : [{ kind: 'added' as const, docs }]),
            ];
      const progress = wide && mark !== undefined ? mark : {};
      const joins = since > -Infinity && asked !== undefined ? { since: asked.watermark } : {};
      // The entity is the scope's, and so are its documents.
      return { entity, events, unreadable: [], complete: true, ...progress, ...joins } as unknown as Snapshot;
    },
  };
}
