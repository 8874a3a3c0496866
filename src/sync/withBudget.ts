import { isCollection } from '@/model/schema/recordSchema';
import { parseStoredSport } from '@/model/parsing/parseSport';
import { actOf, isActKind } from '@/model/acts/acts';
import type { BudgetStage } from '@/model/budget';
import type { Command } from '@/model/command';
import type { Backend, User } from '@/backend/backend';
import type { Copies } from '@/backend/copies';
import { BackendError } from '@/backend/errors';
import { scopeTraits, type Scope } from '@/backend/scope';
import type { Resume, ScopeObserver, Snapshot } from '@/backend/snapshot';
import type { KnownStage } from './knownStage';
import { publishedMatches } from './publishedMatches';

export interface WithBudgetOptions {
  readonly copies: Pick<Copies, 'changes' | 'manifest' | 'part'>;
  readonly stage: KnownStage;
}

/** Commands that go on while edits wait: those against abuse, and those that concern the own account alone. */
const goesOn = (kind: Command['body']['kind']): boolean =>
  kind === 'saveDevice' || kind === 'saveDigest' || (isActKind(kind) && actOf(kind).whileOverBudget === true);

/**
 * A backend that does without what the stage of the budget says. From stage 2 on whoever is not signed in is answered from
 * published files, and told so where there are none; at stage 3 edits wait on the device. What a page of somebody's own
 * making does, the rules, App Check and the quota hold.
 */
export function withBudget(backend: Backend, { copies, stage }: WithBudgetOptions): Backend {
  const followed = new Set<{ readonly begin: () => void }>();
  /** `undefined` until it is known who is signed in. */
  let user: User | null | undefined;
  const again = () => {
    for (const one of [...followed]) one.begin();
  };
  stage.listen(again);
  let tellUser: () => void = () => undefined;
  const userKnown = new Promise<void>((resolve) => {
    tellUser = resolve;
  });
  const isSpared = async (): Promise<boolean> => {
    if ((await stage.ask()) < 2) return false;
    await userKnown;
    return user === null;
  };

  return {
    ...backend,
    auth: {
      ...backend.auth,
      subscribe: (next) =>
        backend.auth.subscribe((found) => {
          const another = user === undefined || (user === null) !== (found === null);
          user = found;
          tellUser();
          next(found);
          if (another) again();
        }),
    },
    subscribe: (scope, mark, observer) => {
      if (scopeTraits[scope.kind].access !== 'public') return backend.subscribe(scope, mark, observer);
      const one = followPublic(
        {
          backend,
          copies,
          spares: () => spares(user, stage.known()),
          learnt: () => (user ? undefined : stage.ask()),
        },
        { scope, mark, observer },
        () => followed.delete(one),
      );
      followed.add(one);
      one.begin();
      return () => {
        followed.delete(one);
        one.end();
      };
    },
    readPublicLog: async (question) => {
      if (await isSpared()) throw overBudget('the public log');
      return backend.readPublicLog(question);
    },
    commit: async (command) => {
      if (!goesOn(command.body.kind) && (await stage.ask()) === 3) throw overBudget('an edit');
      return backend.commit(command);
    },
  };
}

const overBudget = (what: string) =>
  new BackendError('over-budget', `Expected room in the budget for ${what}, found none`);

/** Tells whether the database is spared; `undefined` while that depends on who is signed in, which is not known. */
function spares(user: User | null | undefined, stage: BudgetStage): boolean | undefined {
  if (user || stage < 2) return false;
  return user === undefined ? undefined : user === null;
}

interface Followed {
  readonly scope: Scope;
  readonly mark: () => Resume | undefined;
  readonly observer: ScopeObserver;
}

interface PublicServices {
  readonly backend: Pick<Backend, 'subscribe'>;
  readonly copies: WithBudgetOptions['copies'];
  readonly spares: () => boolean | undefined;
  /** Resolves when the stage is known as far as it can be; nobody who is signed in waits for it. */
  readonly learnt: () => Promise<unknown> | undefined;
}

/** Follows what everybody may read: in the database, or as it is published where that is spared. */
function followPublic(
  { backend, copies, spares: isSpared, learnt }: PublicServices,
  { scope, mark, observer }: Followed,
  onFailure: () => void,
) {
  let from: 'database' | 'files' | undefined;
  let stop: () => void = () => undefined;
  let isWhole = false;
  const told: ScopeObserver = {
    next: (snapshot) => {
      isWhole ||= snapshot.complete;
      observer.next(snapshot);
    },
    error: (error) => {
      onFailure();
      observer.error(error);
    },
  };
  const switchTo = (source: typeof from, start: () => () => void) => {
    if (from === source) return;
    stop();
    from = source;
    stop = start();
  };
  const decide = () => {
    const spared = isSpared();
    // A scope that is here whole is newer than what is published; it is only not followed any more.
    if (spared === true)
      switchTo('files', () => (isWhole ? () => undefined : readFiles(copies, scope, mark, told)));
    if (spared === false) switchTo('database', () => backend.subscribe(scope, mark, told));
  };
  let ended = false;
  return {
    begin: () =>
      void Promise.resolve(learnt()).then(() => {
        if (!ended) decide();
      }),
    end: () => {
      ended = true;
      stop();
    },
  };
}

/** Delivers a scope once, as it is published. Returns the call that ends it. */
function readFiles(
  copies: WithBudgetOptions['copies'],
  scope: Scope,
  mark: Followed['mark'],
  observer: ScopeObserver,
): () => void {
  const visit = new AbortController();
  publishedSnapshot(copies, scope, mark, visit.signal).then(
    (snapshot) => {
      if (!visit.signal.aborted) observer.next(snapshot);
    },
    (error: unknown) => {
      if (visit.signal.aborted) return;
      const isOurs = error instanceof BackendError;
      observer.error(isOurs ? error : new BackendError('unavailable', String(error), { cause: error }));
    },
  );
  return () => visit.abort();
}

async function publishedSnapshot(
  copies: WithBudgetOptions['copies'],
  scope: Scope,
  mark: Followed['mark'],
  signal: AbortSignal,
): Promise<Snapshot> {
  const { entity } = scopeTraits[scope.kind];
  const whole = { unreadable: [], complete: true } as const;
  switch (scope.kind) {
    case 'events':
    case 'matchesOfSport':
    case 'players':
      // The copy and the changes have been taken before (`withPublishedData`).
      if (mark() === undefined || !isCollection(entity)) throw overBudget(scope.kind);
      return { entity, events: [], ...whole };
    case 'match':
    case 'matchesOfEvent':
    case 'matchesOfPlayer': {
      const docs = await publishedMatches(copies, scope, signal);
      // It may be younger than what is published.
      if (scope.kind === 'match' && docs.length === 0) throw overBudget(scope.kind);
      return { entity: 'match', events: [{ kind: 'reset', docs }], ...whole };
    }
    case 'sports':
      return { entity: 'sport', events: [{ kind: 'reset', docs: await sports(copies, signal) }], ...whole };
    default:
      throw overBudget(scope.kind);
  }
}

async function sports({ manifest, part }: WithBudgetOptions['copies'], signal: AbortSignal) {
  const { sports: file } = (await manifest(signal)).manifest;
  return (await part(file, signal)).flatMap((definition) => {
    const sport = parseStoredSport(definition);
    return sport.ok ? [sport.value] : [];
  });
}
