import type { Backend } from '@/backend/backend';
import { BackendError, type BackendErrorCode } from '@/backend/errors';
import type { Command } from '@/model/proposals/command';
import { listsApart } from '@/sync/listsApart';
import { FakeAuth } from './fakeAuth';
import { fakeCommit } from './fakeCommit';
import { fakeFunctions } from './fakeFunctions';
import { fakeAnswers } from './fakeAnswers';
import { FakeList } from './fakeLists';
import { FakeServer } from './fakeServer';
import { FakeSubscription, type OnDelivery, type Subscription } from './fakeSubscription';

/** A `Backend` in memory whose answers the test can hold back, refuse and lose. It is one device of its server. */
export interface FakeBackend extends Backend {
  readonly server: FakeServer;
  readonly followed: () => number;
  readonly sent: readonly Command[];
  /** Keeps deliveries back; changes until `release` arrive as one snapshot. */
  readonly hold: () => void;
  readonly release: () => void;
  /** While held: delivers once to each scope, one page of a first fill. */
  readonly step: () => void;
  /** Refuses the next commit. With `afterwards` the write happens and only the answer is lost. */
  readonly failNext: (code: BackendErrorCode, afterwards?: 'afterwards') => void;
  /**
   * The next commit gives no answer until the returned call gives it up. With `effect` the write happens at once, with
   * `late` only after that.
   */
  readonly hang: (effect?: 'effect' | 'late') => () => void;
  readonly setOnline: (online: boolean) => void;
  readonly become: (uid: string | undefined) => void;
}

interface Options {
  readonly server?: FakeServer;
  readonly uid?: string;
  /** Wraps every write that the client does itself. */
  readonly around?: (command: Command, write: () => void) => void;
  readonly onDelivery?: OnDelivery;
  /** Listens to whole collections, without pages and watermarks, as a comparison for wide scopes. */
  readonly plain?: boolean;
}

/** Firestore bills a listener that was away for longer as a new one. */
const forgottenAfterMs = 30 * 60_000;

type Answer = Awaited<ReturnType<Backend['commit']>>;
type Fate = (run: () => Promise<Answer>) => Promise<Answer>;

const unreachable = () => new BackendError('unavailable', 'The network is down');

export function createFakeBackend({
  server = new FakeServer(),
  uid,
  around = (_, write) => write(),
  onDelivery = () => undefined,
  plain = false,
}: Options = {}): FakeBackend {
  const subscriptions = new Set<Subscription>();
  const sent: Command[] = [];
  const fates: Fate[] = [];
  let held = false;
  let online = true;
  let offlineSince = 0;
  let due = false;

  const deliver = () => {
    due = false;
    if (held || !online) return;
    step();
  };
  const step = () => {
    const more = [...subscriptions].filter((subscription) => subscription.check(auth.account));
    if (more.length > 0) schedule();
  };
  // Never inside the call that caused it, as with a real network; writes of one tick arrive together.
  const schedule = () => {
    if (due) return;
    due = true;
    queueMicrotask(deliver);
  };
  const open = (subscription: Subscription) => {
    subscriptions.add(subscription);
    schedule();
    return () => {
      subscription.ended = true;
      subscriptions.delete(subscription);
    };
  };
  const auth = new FakeAuth(server, schedule, uid);
  server.listen(schedule);

  const call = fakeFunctions(server, () => auth.account);
  const run = (command: Command) => async () => {
    if (!online) throw unreachable();
    const found = auth.account?.uid;
    if (found !== command.uid) {
      throw new BackendError('unauthenticated', `Expected ${command.uid} to be signed in, found ${found}`);
    }
    return fakeCommit(server, command, call, (write) => around(command, write));
  };

  return {
    server,
    sent,
    auth: auth.backend,
    ask: async (question) => {
      const reach: typeof call = (...asked) => (online ? call(...asked) : Promise.reject(unreachable()));
      const asking = { server, account: () => auth.account, call: reach, callToWrite: reach };
      return fakeAnswers[question.kind](asking, question);
    },
    notifications: {
      support: async () => 'not-configured',
      register: async () => {
        throw new BackendError('failed-precondition', 'Notifications are not configured.');
      },
      unregister: async () => undefined,
    },
    followed: () => [...subscriptions].filter(({ ended }) => !ended).length,
    subscribe: listsApart(
      (scope, observer) => open(new FakeSubscription(server, scope, observer, onDelivery, plain)),
      (list, observer) => open(new FakeList(server, list, observer)),
    ),
    commit: async (command) => {
      sent.push(command);
      await Promise.resolve();
      const fate = fates.shift();
      return fate ? fate(run(command)) : run(command)();
    },
    hold: () => {
      held = true;
    },
    step,
    release: () => {
      held = false;
      schedule();
    },
    failNext: (code, afterwards) => {
      fates.push(async (work) => {
        if (afterwards) await work();
        throw new BackendError(code, `${code}, as the test asked`);
      });
    },
    hang: (effect) => {
      let giveUp: () => void = () => undefined;
      const over = new Promise<void>((resolve) => {
        giveUp = resolve;
      });
      fates.push(async (work) => {
        if (effect === 'effect') await work();
        await over;
        if (effect === 'late') setTimeout(() => void attempt(work), 5_000);
        throw new BackendError('deadline-exceeded', 'deadline-exceeded');
      });
      return giveUp;
    },
    setOnline: (next) => {
      if (online && !next) offlineSince = server.now;
      if (next && !online && server.now - offlineSince > forgottenAfterMs)
        for (const subscription of subscriptions) subscription.forget?.();
      online = next;
      schedule();
    },
    become: (next) => auth.become(next),
  };
}

/** A call that comes too late is judged like any other, but its answer is lost. */
async function attempt(work: () => Promise<Answer>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
  }
}
