import { isCollection, type Collection } from '@/model/schema/recordSchema';
import type { Backend } from '@/backend/backend';
import { catchUp } from './catchUp';
import { noteRestoration, OtherStateError, restoredSnapshot, type KnownRestoration } from './otherState';
import type { PublishedOptions } from './copySlices';
import { BackendError } from '@/backend/errors';
import { scopeKey, scopeTraits, type Scope } from '@/backend/scope';
import type { Resume, ScopeObserver } from '@/backend/snapshot';
import { takeCopy } from './takeCopy';

export interface WithPublishedDataOptions extends Omit<PublishedOptions, 'known'> {
  /** Told why what is published was not used; the plain way follows. */
  readonly report: (message: string) => void;
  /** Offline nothing is known of the copy, and the scope is tried again when the network is back. */
  readonly isOnline: () => boolean;
  /** The device's clock, epoch milliseconds: it says no more than whether it is worth asking. */
  readonly now: () => number;
  /** Calls back when the page hears from the world again, with how long it did not: it was asleep, or without a network. */
  readonly onReturn: (returned: (absentMs: number) => void) => void;
}

/** Changes are published so often: who was here later has little to gain. */
const changesEveryMs = 3_600_000;

/** A listener that was cut off for longer is sent, and billed, all that its query finds: everything since it began. */
const listenerKeptMs = 30 * 60_000;

/**
 * A backend whose wide scopes begin with what is published: the copy of all records on a first visit, the lists of changes
 * on a later one. The database is then listened to from where that ends, and is not read document by document. A page that
 * slept, or had no network, comes back like a later visit. What is missing, damaged or too old is reported, and the plain
 * way is taken. Where the wiki was restored from a backup, a snapshot says so, and its subscriber is to begin anew.
 */
export function withPublishedData(backend: Backend, given: WithPublishedDataOptions): Backend {
  const options: Options = { ...given, known: { at: -Infinity, told: -Infinity } };
  const followed = new Set<Followed>();
  options.onReturn((absentMs) => {
    for (const one of [...followed]) one.returned(absentMs);
  });
  return {
    ...backend,
    subscribe: (scope, mark, observer) => {
      const { entity, wide } = scopeTraits[scope.kind];
      if (!wide || !isCollection(entity)) return backend.subscribe(scope, mark, observer);
      const one = follow(
        backend,
        options,
        { scope, entity, mark },
        {
          next: observer.next,
          error: (error) => {
            followed.delete(one);
            observer.error(error);
          },
        },
      );
      followed.add(one);
      one.begin();
      return () => {
        followed.delete(one);
        one.end();
      };
    },
  };
}

type Options = WithPublishedDataOptions & { readonly known: KnownRestoration };

/** One wide scope, by way of what is published. */
interface Followed {
  readonly begin: () => void;
  /** Begins again from where it came to, if what is published then spares the database something. */
  readonly returned: (absentMs: number) => void;
  readonly end: () => void;
}

function follow(
  backend: Backend,
  options: Options,
  followed: FollowedScope,
  observer: ScopeObserver,
): Followed {
  const { scope, mark } = followed;
  const progress: Progress = { unasked: false };
  let end: () => void = () => undefined;
  const begin = () => {
    const visit = new AbortController();
    let stop: () => void = () => undefined;
    end = () => {
      visit.abort();
      stop();
    };
    const listen = (from: Resume | undefined) => {
      const next: ScopeObserver['next'] = (snapshot) => {
        noteRestoration([from, mark()], snapshot.restoredAt, options.known);
        observer.next(snapshot);
      };
      if (!visit.signal.aborted) stop = backend.subscribe(scope, () => from, { ...observer, next });
    };
    catchUpAndListen(options, followed, progress, { ...observer, listen, signal: visit.signal });
  };
  return {
    begin,
    returned: (absentMs) => {
      if (absentMs <= listenerKeptMs && !progress.unasked) return;
      end();
      begin();
    },
    end: () => end(),
  };
}

interface FollowedScope {
  readonly scope: Scope;
  readonly entity: Collection;
  /** Where the subscriber has come to. */
  readonly mark: () => Resume | undefined;
}

interface Progress {
  /** Changes were worth asking for, and there was no network. */
  unasked: boolean;
}

interface Visit extends ScopeObserver {
  /** Follows the database from a mark on, unless the visit has ended. */
  readonly listen: (from: Resume | undefined) => void;
  readonly signal: AbortSignal;
}

/** Takes the copy, or the changes since the mark, as far as they spare the database something, and listens from there on. */
function catchUpAndListen(
  options: Options,
  { scope, entity, mark }: FollowedScope,
  progress: Progress,
  { next, error: fail, listen, signal }: Visit,
): void {
  const { isOnline, report, now } = options;
  const isLate = ({ checkedAt, watermark }: Resume) => now() - (checkedAt ?? watermark) > changesEveryMs;
  const refused = (what: string, error: unknown) =>
    report(`${scopeKey(scope)}: the published ${what} not used. ${sentenceOf(error)}`);

  const tellRestored = ({ restoredAt }: OtherStateError) => next(restoredSnapshot(entity, restoredAt));

  const takeAll = async (before: Resume | undefined) => {
    let begunAnew = false;
    const tell: ScopeObserver['next'] = (snapshot) => {
      begunAnew ||= snapshot.events.some(({ kind }) => kind === 'reset');
      next(snapshot);
    };
    try {
      await takeChanges(await takeCopy(options, scope, entity, before, tell, signal), listen);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof OtherStateError) return tellRestored(error);
      if (!isOnline()) return fail(new BackendError('unavailable', sentenceOf(error), { cause: error }));
      refused('copy is', error);
      // A copy that began anew and broke off has taken away what the mark of before vouched for.
      listen(begunAnew ? undefined : before);
    }
  };

  const takeChanges = async (from: Resume, whenForgotten: (from: Resume) => void) => {
    progress.unasked = isLate(from) && !isOnline();
    if (isLate(from) && !progress.unasked)
      try {
        if (!(await catchUp(options, scope, entity, from, next, signal))) return whenForgotten(from);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof OtherStateError) return tellRestored(error);
        if (isOnline()) refused('changes are', error);
      }
    listen(mark());
  };

  const before = mark();
  if (before === undefined || before.filling) void takeAll(before);
  else if (isLate(before)) void takeChanges(before, () => void takeAll(undefined));
  else listen(before);
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
