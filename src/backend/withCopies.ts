import type { Manifest, PublishedCollection } from '@/model/publication';
import { isCollection, type AnyRecord, type Collection } from '@/model/records';
import type { Backend } from './backend';
import { catchUp, type CatchUpOptions } from './catchUp';
import { createSlices, inOrder, ofScope, proveRecord } from './copySlices';
import { BackendError } from './errors';
import { advanceMark, tombstonesKeptMs } from './mark';
import { scopeKey, scopeTraits, type Scope } from './scope';
import type { Progress, Resume, ScopeObserver, Snapshot } from './snapshot';

export interface WithCopiesOptions extends CatchUpOptions {
  /** Told why what is published was not used; the plain way follows. */
  readonly report: (message: string) => void;
  /** Offline nothing is known of the copy, and the scope is tried again when the network is back. */
  readonly isOnline: () => boolean;
  /** The device's clock, epoch milliseconds: it says no more than whether it is worth asking. */
  readonly now: () => number;
}

/** A copy read long before it was published leaves time to download it before its tombstones go. */
const marginMs = 24 * 3_600_000;

/** Changes are published so often: who was here later has little to gain. */
const changesEveryMs = 3_600_000;

/**
 * A backend whose wide scopes begin with what is published: the copy of all records on a first visit, the lists of changes
 * on a later one. The database is then listened to from where that ends, and is not read document by document. What is
 * missing, damaged or too old is reported, and the plain way is taken.
 *
 * The copy's slices are those of a first fill: in the order of change, each vouching for what came before it. One that was
 * interrupted goes on with the part where it stopped while the same copy is still published; otherwise it begins anew,
 * because what was deleted between two copies is in neither.
 */
export function withCopies(backend: Backend, options: WithCopiesOptions): Backend {
  const { isOnline, report, now } = options;
  const isLate = ({ checkedAt, watermark }: Resume) => now() - (checkedAt ?? watermark) > changesEveryMs;
  return {
    ...backend,
    subscribe: (scope, resume, observer) => {
      const { entity, wide } = scopeTraits[scope.kind];
      const isFirst = resume?.filling === true || resume === undefined;
      if (!wide || !isCollection(entity) || !(isFirst || isLate(resume)))
        return backend.subscribe(scope, resume, observer);
      const ended = new AbortController();
      const { signal } = ended;
      let stop: () => void = () => ended.abort();
      const follow = (from: Resume | undefined) => {
        if (!signal.aborted) stop = backend.subscribe(scope, from, observer);
      };
      const refused = (what: string, error: unknown) =>
        report(`${scopeKey(scope)}: the published ${what} not used. ${sentenceOf(error)}`);

      const fillFirst = async (filling: Resume | undefined) => {
        let begunAnew = false;
        const next: ScopeObserver['next'] = (snapshot) => {
          begunAnew ||= snapshot.events.some(({ kind }) => kind === 'reset');
          observer.next(snapshot);
        };
        try {
          const mark = await fill(options, scope, entity, filling, next, signal);
          await goOn(mark, follow);
        } catch (error) {
          if (signal.aborted) return;
          if (!isOnline()) {
            observer.error(new BackendError('unavailable', sentenceOf(error), { cause: error }));
            return;
          }
          refused('copy is', error);
          // A copy that began anew and broke off has taken away what the mark of before vouched for.
          follow(begunAnew ? undefined : resume);
        }
      };

      const goOn = async (from: Resume, whenForgotten: (from: Resume) => void) => {
        let mark = from;
        const next: ScopeObserver['next'] = (snapshot) => {
          mark = advanceMark(mark, snapshot.events[0]?.kind ?? 'added', snapshot) ?? mark;
          observer.next(snapshot);
        };
        if (isOnline() && isLate(from))
          try {
            if (!(await catchUp(options, scope, entity, from, next, signal))) return whenForgotten(from);
          } catch (error) {
            if (signal.aborted) return;
            if (isOnline()) refused('changes are', error);
          }
        follow(mark);
      };

      void (isFirst ? fillFirst(resume) : goOn(resume, () => void fillFirst(undefined)));
      return () => {
        ended.abort();
        stop();
      };
    },
  };
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Delivers the copy and answers where to listen from. */
async function fill(
  { copies, ...options }: WithCopiesOptions,
  scope: Scope,
  entity: Collection,
  resume: Resume | undefined,
  tell: ScopeObserver['next'],
  signal: AbortSignal,
): Promise<Resume> {
  const { manifest, at } = await copies.manifest(signal);
  const { watermark, checkedAt, parts, count } = usable(manifest, entity, at);
  const goesOn = resume?.checkedAt === checkedAt;
  let mark = goesOn ? resume.watermark : undefined;
  let first = !goesOn;
  const missing = parts.filter((part) => mark === undefined || part.watermark >= mark);
  let done = parts.filter((part) => !missing.includes(part)).reduce((sum, part) => sum + part.count, 0);
  const inSlices = createSlices(options);
  for await (const { file, docs, last: lastPart } of inOrder(missing, (part) => copies.part(part, signal)))
    await inSlices(
      docs,
      (slice) => slice.map((doc) => proveRecord(entity, doc, file.file)),
      (slice, lastSlice) => {
        if (signal.aborted) throw new Error('It was ended.');
        done += slice.length;
        const last = lastPart && lastSlice;
        const since = mark;
        mark = Math.max(mark ?? 0, (last ? watermark : slice.at(-1)?.updatedAt) ?? 0);
        const progress: Progress = {
          ...(since !== undefined && { since }),
          watermark: mark,
          checkedAt,
          ...(!last && { filling: true as const }),
        };
        const share = done / Math.max(count, 1);
        tell(sliceSnapshot(entity, ofScope(scope, slice), first ? 'reset' : 'added', progress, share));
        first = false;
      },
    );
  return { watermark, checkedAt };
}

/** The copy of a collection, if it is fit to begin with. */
function usable(
  { collections }: Manifest,
  entity: Collection,
  at: number,
): PublishedCollection & { readonly watermark: number } {
  const copy = collections[entity];
  const { watermark, checkedAt, parts } = copy;
  if (watermark === undefined || parts.length === 0) throw new Error('It is empty.');
  if (at - checkedAt > tombstonesKeptMs - marginMs)
    throw new Error(
      `It is of ${new Date(checkedAt).toISOString()}, and what was deleted since may be forgotten.`,
    );
  const inOrder = parts.every((part, index) => part.watermark >= (parts[index - 1]?.watermark ?? 0));
  if (!inOrder || (parts.at(-1)?.watermark ?? 0) > watermark) throw new Error('Its parts are in no order.');
  return { ...copy, watermark };
}

function sliceSnapshot(
  entity: Collection,
  docs: readonly AnyRecord[],
  kind: 'reset' | 'added',
  progress: Progress,
  share: number,
): Snapshot {
  // The entity's own parser made every record, which the compiler cannot see through the union of entities.
  return {
    entity,
    events: [{ kind, docs }],
    unreadable: [],
    complete: false,
    share,
    ...progress,
  } as Snapshot;
}
