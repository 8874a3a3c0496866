import { isCollection } from '@/model/schema/recordSchema';
import { parseStoredSport } from '@/model/parsing/parseSport';
import { actOf, isActKind } from '@/model/acts/acts';
import type { BudgetStage } from '@/model/operating/budget';
import type { Command } from '@/model/proposals/command';
import type { Backend, FollowScope, User } from '@/backend/backend';
import { whileWanted } from '@/lib/whileWanted';
import type { Copies } from '@/backend/copies';
import { BackendError } from '@/backend/errors';
import type { Scope } from '@/backend/scope';
import { scopeTraits } from '@/backend/scopeTraits';
import type { ScopeObserver, Snapshot } from '@/backend/snapshot';
import type { BudgetStageSource } from './knownStage';
import { listsApart } from './listsApart';
import { publishedMatches } from './publishedMatches';

export interface WithBudgetOptions {
  readonly copies: Pick<Copies, 'changes' | 'manifest' | 'part'>;
  readonly stage: BudgetStageSource;
}

/** Commands to send even while edits wait: those against abuse, and those about the own account only. */
const goesOn = (kind: Command['body']['kind']): boolean =>
  kind === 'saveDevice' || kind === 'saveDigest' || (isActKind(kind) && actOf(kind).whileOverBudget === true);

/**
 * Saves what the budget stage requires. From stage 2 visitors without an account read published files, or get
 * an error where there are none. At stage 3 edits wait on the device. This is only the client's part: rules,
 * App Check and quotas also hold against other clients.
 */
export function withBudget(backend: Backend, { copies, stage }: WithBudgetOptions): Backend {
  const followed = new Set<{ readonly begin: () => void }>();
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
    subscribe: listsApart((scope, observer) => {
      if (scopeTraits[scope.kind].access !== 'public') return backend.subscribe(scope, observer);
      const one = followPublic(
        {
          backend,
          copies,
          spares: () => spares(user, stage.known()),
          learnt: () => (user ? undefined : stage.ask()),
        },
        { scope, observer },
        () => followed.delete(one),
      );
      followed.add(one);
      one.begin();
      return () => {
        followed.delete(one);
        one.end();
      };
    }, backend.subscribe),
    ask: async (question) => {
      if (question.kind === 'publicLog' && (await isSpared())) throw overBudget('the public log');
      if (question.kind === 'crowd' && (await isSpared())) throw overBudget('the crowd');
      return backend.ask(question);
    },
    commit: async (command) => {
      if (!goesOn(command.body.kind) && (await stage.ask()) === 3) throw overBudget('an edit');
      return backend.commit(command);
    },
  };
}

const overBudget = (what: string) =>
  new BackendError('over-budget', `Expected room in the budget for ${what}, found none`);

/** Whether to spare the database; `undefined` while sign-in has not answered and it matters. */
function spares(user: User | null | undefined, stage: BudgetStage): boolean | undefined {
  if (user || stage < 2) return false;
  return user === undefined ? undefined : user === null;
}

interface Followed {
  readonly scope: Scope;
  readonly observer: ScopeObserver;
}

interface PublicServices {
  readonly backend: { readonly subscribe: FollowScope };
  readonly copies: WithBudgetOptions['copies'];
  readonly spares: () => boolean | undefined;
  /**
   * Resolves when the stage is known or takes too long. `undefined` for signed-in users, who need not wait.
   */
  readonly learnt: () => Promise<unknown> | undefined;
}

function followPublic(
  { backend, copies, spares: isSpared, learnt }: PublicServices,
  { scope, observer }: Followed,
  onFailure: () => void,
) {
  let from: 'database' | 'files' | undefined;
  let stop: () => void = () => undefined;
  let isWhole = false;
  const told: ScopeObserver = {
    mark: observer.mark,
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
    // A complete scope is newer than the published data, so only stop following it.
    if (spared === true)
      switchTo('files', () => (isWhole ? () => undefined : readFiles(copies, scope, told)));
    if (spared === false) switchTo('database', () => backend.subscribe(scope, told));
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

function readFiles(copies: WithBudgetOptions['copies'], scope: Scope, observer: ScopeObserver): () => void {
  return whileWanted(
    (signal) => publishedSnapshot(copies, scope, observer.mark, signal),
    observer.next,
    (error) => {
      const isOurs = error instanceof BackendError;
      observer.error(isOurs ? error : new BackendError('unavailable', String(error), { cause: error }));
    },
  );
}

async function publishedSnapshot(
  copies: WithBudgetOptions['copies'],
  scope: Scope,
  mark: ScopeObserver['mark'],
  signal: AbortSignal,
): Promise<Snapshot> {
  const { entity } = scopeTraits[scope.kind];
  const whole = { unreadable: [], complete: true } as const;
  switch (scope.kind) {
    case 'events':
    case 'matchesOfSport':
    case 'players':
      // `withPublishedData` has already delivered the copy and the changes.
      if (mark() === undefined || !isCollection(entity)) throw overBudget(scope.kind);
      return { entity, events: [], ...whole };
    case 'match':
    case 'matchesOfEvent':
    case 'matchesOfPlayer': {
      const docs = await publishedMatches(copies, scope, signal);
      // It may be newer than the published data.
      if (scope.kind === 'match' && docs.length === 0) throw overBudget(scope.kind);
      return { entity: 'match', events: [{ kind: 'reset', docs }], ...whole };
    }
    case 'recentChanges':
      // `withPublishedAnswers` has already delivered the published ones.
      if (scope.from === undefined) throw overBudget(scope.kind);
      return { entity, events: [], ...whole };
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
