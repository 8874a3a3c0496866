import type { Manifest, PublishedCollection } from '@/model/publication';
import { recordParsers } from '@/model/recordParsers';
import { isCollection, type AnyRecord, type Collection } from '@/model/records';
import type { Backend } from './backend';
import type { Copies } from './copies';
import { BackendError } from './errors';
import { tombstonesKeptMs } from './mark';
import { createPace, type Pace } from './pace';
import { scopeKey, scopeTraits, type Scope } from './scope';
import type { Progress, Resume, ScopeObserver, Snapshot } from './snapshot';

export interface WithCopiesOptions {
  readonly copies: Copies;
  /** Told why a copy was not used; the plain way follows. */
  readonly report: (message: string) => void;
  /** Offline nothing is known of the copy, and the scope is tried again when the network is back. */
  readonly isOnline: () => boolean;
  /** Lets the main thread do something else. */
  readonly pause: () => Promise<void>;
  /** How many records are proved, and then delivered, in one turn. */
  readonly pace?: () => Pace;
}

/** A copy read long before it was published leaves time to download it before its tombstones go. */
const marginMs = 24 * 3_600_000;

/**
 * A backend whose wide scopes begin with the published copy and then listen from where it ends, so that a first visit does
 * not read the database document by document. A copy that is missing, damaged or too old is reported, and the scope
 * is filled in the plain way.
 *
 * The copy's slices are those of a first fill: in the order of change, each vouching for what came before it. One that was
 * interrupted goes on with the part where it stopped while the same copy is still published; otherwise it begins anew,
 * because what was deleted between two copies is in neither.
 */
export function withCopies(backend: Backend, options: WithCopiesOptions): Backend {
  return {
    ...backend,
    subscribe: (scope, resume, observer) => {
      const { entity, wide } = scopeTraits[scope.kind];
      if (!wide || !isCollection(entity) || (resume && !resume.filling))
        return backend.subscribe(scope, resume, observer);
      const ended = new AbortController();
      let stop: () => void = () => ended.abort();
      const follow = (from: Resume | undefined) => {
        if (!ended.signal.aborted) stop = backend.subscribe(scope, from, observer);
      };
      let begunAnew = false;
      const next: ScopeObserver['next'] = (snapshot) => {
        begunAnew ||= snapshot.events.some(({ kind }) => kind === 'reset');
        observer.next(snapshot);
      };
      void fill(options, scope, entity, resume, next, ended.signal).then(follow, (error: unknown) => {
        if (ended.signal.aborted) return;
        const why = error instanceof Error ? error.message : String(error);
        if (!options.isOnline()) {
          observer.error(new BackendError('unavailable', why, { cause: error }));
          return;
        }
        options.report(`${scopeKey(scope)}: the published copy is not used. ${why}`);
        // A copy that began anew and broke off has taken away what the mark of before vouched for.
        follow(begunAnew ? undefined : resume);
      });
      return () => {
        ended.abort();
        stop();
      };
    },
  };
}

/** Delivers the copy and answers where to listen from. */
async function fill(
  { copies, pause, pace: newPace = createPace }: WithCopiesOptions,
  scope: Scope,
  entity: Collection,
  resume: Resume | undefined,
  tell: ScopeObserver['next'],
  signal: AbortSignal,
): Promise<Resume> {
  const { manifest, at } = await copies.manifest(signal);
  const { watermark, checkedAt, parts, count } = usable(manifest, entity, at);
  const goesOn = resume?.filling === true && resume.checkedAt === checkedAt;
  let mark = goesOn ? resume.watermark : undefined;
  let done = 0;
  let first = !goesOn;
  const pace = newPace();
  // The next part is on its way while this one is delivered.
  const missing = parts.filter((part) => mark === undefined || part.watermark >= mark);
  done += parts.filter((part) => !missing.includes(part)).reduce((sum, part) => sum + part.count, 0);
  let coming = missing[0] && copies.part(missing[0], signal);
  for (const [index, part] of missing.entries()) {
    const docs = (await coming) ?? [];
    const next = missing[index + 1];
    coming = next && copies.part(next, signal);
    // Whoever awaits it hears of it; until then it is no unhandled rejection.
    coming?.catch(() => undefined);
    for (let from = 0; from < docs.length;) {
      const size = pace.size();
      // Proving records and taking them in are each a task of some length.
      const proving = performance.now();
      const slice = read(entity, docs.slice(from, from + size), part.file);
      const proved = performance.now() - proving;
      await pause();
      done += slice.length;
      from += size;
      const last = next === undefined && from >= docs.length;
      const since = mark;
      const newest = last ? watermark : slice.at(-1)?.updatedAt;
      mark = Math.max(mark ?? 0, newest ?? 0);
      if (signal.aborted) throw new Error('It was ended.');
      const progress: Progress = {
        ...(since !== undefined && { since }),
        watermark: mark,
        checkedAt,
        ...(!last && { filling: true as const }),
      };
      const share = done / Math.max(count, 1);
      const telling = performance.now();
      tell(sliceSnapshot(entity, ofScope(scope, slice), first ? 'reset' : 'added', progress, share));
      pace.took(Math.max(proved, performance.now() - telling));
      first = false;
      await pause();
    }
  }
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

function read(entity: Collection, docs: readonly unknown[], file: string): readonly AnyRecord[] {
  return docs.map((doc) => {
    const record = recordParsers[entity](doc);
    // It was written by the same parser: one that does not pass is damage, not somebody's odd document.
    if (!record.ok) throw new Error(`${file}: ${record.error}`);
    return record.value;
  });
}

/** A sport's matches are some of all. */
const ofScope = (scope: Scope, records: readonly AnyRecord[]): readonly AnyRecord[] =>
  scope.kind === 'matchesOfSport'
    ? records.filter((record) => 'event' in record && record.event.sport.id === scope.sport)
    : records;

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
