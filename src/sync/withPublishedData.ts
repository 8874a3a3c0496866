import { isCollection, type Collection } from '@/model/schema/recordSchema';
import type { Backend } from '@/backend/backend';
import { catchUp } from './catchUp';
import { listsApart } from './listsApart';
import { noteRestoration, OtherStateError, restoredSnapshot, type KnownRestoration } from './otherState';
import type { PublishedOptions } from './copySlices';
import { BackendError } from '@/backend/errors';
import { scopeKey, type Scope } from '@/backend/scope';
import { scopeTraits } from '@/backend/scopeTraits';
import type { Resume, ScopeObserver } from '@/backend/snapshot';
import { takeCopy } from './takeCopy';

export interface WithPublishedDataOptions extends Omit<PublishedOptions, 'known'> {
  /** Called with the reason why published data was not used. The database follows. */
  readonly report: (message: string) => void;
  /** Offline the failure says nothing about the copy, and the scope is retried when the network returns. */
  readonly isOnline: () => boolean;
  /** Device time, epoch milliseconds. Decides only whether asking is worthwhile. */
  readonly now: () => number;
  /** Calls back when the page returns from sleep or lack of network, with the length of the absence. */
  readonly onReturn: (returned: (absentMs: number) => void) => void;
}

/** After a shorter absence, reading the few changes costs less than loading the files of their day. */
const worthLoadingMs = 20 * 60_000;

/** After a longer interruption the server sends, and bills, a listener's whole query result. */
const listenerKeptMs = 30 * 60_000;

/**
 * Wide scopes start with published data: the copy of all records on a first visit, the lists of changes
 * later. The database listener starts where that ends, instead of reading each document. A page that slept or
 * was offline continues like a later visit. Missing, damaged or old data is reported, and the database is
 * used instead. After a restore from backup a snapshot reports it, and its subscriber must start again.
 */
export function withPublishedData(backend: Backend, given: WithPublishedDataOptions): Backend {
  const options: Options = { ...given, known: { at: -Infinity, told: -Infinity } };
  const followed = new Set<Followed>();
  options.onReturn((absentMs) => {
    for (const one of [...followed]) one.returned(absentMs);
  });
  return {
    ...backend,
    subscribe: listsApart((scope, observer) => {
      const { entity, wide } = scopeTraits[scope.kind];
      if (!wide || !isCollection(entity)) return backend.subscribe(scope, observer);
      const one = follow(
        backend,
        options,
        { scope, entity },
        {
          ...observer,
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
    }, backend.subscribe),
  };
}

type Options = WithPublishedDataOptions & { readonly known: KnownRestoration };

interface Followed {
  readonly begin: () => void;
  readonly returned: (absentMs: number) => void;
  readonly end: () => void;
}

function follow(
  backend: Backend,
  options: Options,
  followed: FollowedScope,
  observer: ScopeObserver,
): Followed {
  const { scope } = followed;
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
        noteRestoration([from, observer.mark()], snapshot.restoredAt, options.known);
        observer.next(snapshot);
      };
      if (!visit.signal.aborted) stop = backend.subscribe(scope, { ...observer, mark: () => from, next });
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
}

interface Progress {
  /** Changes would have been worth reading, but there was no network. */
  unasked: boolean;
}

interface Visit extends ScopeObserver {
  readonly listen: (from: Resume | undefined) => void;
  readonly signal: AbortSignal;
}

/** Reads the copy, or the changes since the mark, if that spares the database, and listens from there. */
function catchUpAndListen(
  options: Options,
  { scope, entity }: FollowedScope,
  progress: Progress,
  { mark, next, error: fail, listen, signal }: Visit,
): void {
  const { isOnline, report, now } = options;
  const isLate = ({ checkedAt, watermark }: Resume) => now() - (checkedAt ?? watermark) > worthLoadingMs;
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
      // An interrupted restart has already replaced rows, so the old watermark no longer holds.
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
