import type { Backend, FollowScope, User } from '@/backend/backend';
import type { Copies } from '@/backend/copies';
import type { Scope } from '@/backend/scope';
import type { ScopeObserver, Snapshot } from '@/backend/snapshot';
import { listenFrom } from '@/model/published/overlap';
import type { SnapshotEvent } from '@/overlay/snapshotEvent';
import type { PublishedRecent } from '@/model/published/publishedRecent';
import type { Profile } from '@/model/accounts/profile';
import { whileWanted } from '@/lib/whileWanted';
import { listsApart } from './listsApart';

export interface WithPublishedAnswersOptions {
  readonly copies: Pick<Copies, 'matchesOfEvent' | 'matchesOfPlayer' | 'recent'>;
  /** Called with the reason why a published answer was not used. The database follows. */
  readonly report: (message: string) => void;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** Names in the file are used for this long. */
const namesKeptMs = 10 * 60_000;

/**
 * Begins the list of recent changes with the published one and follows only newer changes in the database. The
 * authors' names come from the same file, a few minutes old. The own name and every name that a moderator sees
 * are followed in the database, because both may just have changed them.
 *
 * A visitor without an account gets the matches of a player from the server's copy, ten minutes old at most. The
 * page of a player also follows all matches of the sport, which take over once they are complete. That answer is
 * used only while the device has at most the nightly copy of these: it must not replace a newer match.
 */
export function withPublishedAnswers(backend: Backend, options: WithPublishedAnswersOptions): Backend {
  const { copies, now } = options;
  let user: User | null | undefined;
  let tellUser: (found: User | null) => void = () => undefined;
  const userKnown = new Promise<User | null>((resolve) => {
    tellUser = resolve;
  });
  let known: { readonly at: number; readonly profiles: readonly Profile[] } | undefined;
  const recent = async (signal: AbortSignal) => {
    const found = await copies.recent(signal);
    known = { at: now(), profiles: found.profiles };
    return found;
  };
  let matches: 'none' | 'copy' | 'newer' = 'none';
  const followWide: FollowScope = (scope, observer) => {
    const from = observer.mark();
    if (matches !== 'newer') matches = from === undefined || from.filling ? 'copy' : 'newer';
    const next: ScopeObserver['next'] = (snapshot) => {
      // Only slices of the copy have a share.
      if (snapshot.share === undefined) matches = 'newer';
      observer.next(snapshot);
    };
    return backend.subscribe(scope, { ...observer, next });
  };
  const hasOnlyCopy = () => matches === 'copy';
  const publishedName = (uid: string): Profile | undefined => {
    if (user === undefined || user?.uid === uid || user?.moderator) return undefined;
    if (!known || now() - known.at > namesKeptMs) return undefined;
    return known.profiles.find(({ id }) => id === uid);
  };

  return {
    ...backend,
    auth: {
      ...backend.auth,
      subscribe: (next) =>
        backend.auth.subscribe((found) => {
          user = found;
          tellUser(found);
          next(found);
        }),
    },
    subscribe: listsApart((scope, observer) => {
      if (scope.kind === 'recentChanges') return followRecent(backend, recent, options, observer);
      if (scope.kind === 'matchesOfSport') return followWide(scope, observer);
      if (scope.kind === 'matchesOfPlayer' && !user)
        return followMatches(backend, scope, { userKnown, hasOnlyCopy }, options, observer);
      if (scope.kind === 'matchesOfEvent' && scope.many) {
        // Loaded when it is needed: only some events have so many readers.
        const following = import('./followCard').then(({ followCard }) =>
          followCard(backend, scope, options, observer),
        );
        return () => void following.then((stop) => stop());
      }
      const profile = scope.kind === 'profile' ? publishedName(scope.uid) : undefined;
      return profile ? tellOnce(profile, observer) : backend.subscribe(scope, observer);
    }, backend.subscribe),
  };
}

function followRecent(
  backend: Backend,
  recent: (signal: AbortSignal) => Promise<PublishedRecent>,
  { report }: WithPublishedAnswersOptions,
  observer: ScopeObserver,
): () => void {
  const listen = (scope: Scope, next: ScopeObserver['next']) => {
    stop = backend.subscribe(scope, { ...observer, next });
  };
  let stop = whileWanted(
    recent,
    ({ changes, checkedAt }) => {
      observer.next({
        entity: 'delta',
        events: [{ kind: 'reset', docs: changes }],
        unreadable: [],
        complete: false,
      });
      const newest = Math.max(...changes.map(({ decidedAt = 0 }) => decidedAt), 0);
      const from = listenFrom(newest, checkedAt);
      listen({ kind: 'recentChanges', from }, (snapshot) => observer.next(added(snapshot)));
    },
    (error) => {
      report(`The published recent changes are not used. ${String(error)}`);
      listen({ kind: 'recentChanges' }, observer.next);
    },
  );
  return () => stop();
}

function followMatches(
  backend: Backend,
  scope: Extract<Scope, { kind: 'matchesOfPlayer' }>,
  {
    userKnown,
    hasOnlyCopy,
  }: { readonly userKnown: Promise<User | null>; readonly hasOnlyCopy: () => boolean },
  { copies, report }: WithPublishedAnswersOptions,
  observer: ScopeObserver,
): () => void {
  const query = () => {
    stop = backend.subscribe(scope, observer);
  };
  const published = async (signal: AbortSignal) => {
    if ((await userKnown) || !hasOnlyCopy()) return undefined;
    const found = await copies.matchesOfPlayer(scope.player, signal);
    return hasOnlyCopy() ? found : undefined;
  };
  let stop = whileWanted(
    published,
    (docs) => {
      if (docs === undefined) query();
      else
        observer.next({ entity: 'match', events: [{ kind: 'reset', docs }], unreadable: [], complete: true });
    },
    (error) => {
      report(`The published matches of a player are not used. ${String(error)}`);
      query();
    },
  );
  return () => stop();
}

/** The first answer adds to the published changes, it does not replace them. */
function added(snapshot: Snapshot): Snapshot {
  const events: readonly SnapshotEvent<unknown>[] = snapshot.events;
  const kept = events.flatMap((event) => {
    if (event.kind !== 'reset') return [event];
    return event.docs.length === 0 ? [] : [{ kind: 'added' as const, docs: event.docs }];
  });
  // The same documents of the same entity. The compiler cannot see this through the union.
  return { ...snapshot, events: kept } as Snapshot;
}

/** After `subscribe` has returned, as every backend does. */
function tellOnce(profile: Profile, { next }: ScopeObserver): () => void {
  let ended = false;
  queueMicrotask(() => {
    if (ended) return;
    next({
      entity: 'profile',
      events: [{ kind: 'reset', docs: [profile] }],
      unreadable: [],
      complete: true,
    });
  });
  return () => {
    ended = true;
  };
}
