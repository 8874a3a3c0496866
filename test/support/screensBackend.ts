import type { Extra } from '@/app/client/extra';
import type { NotificationSupport, SignInMethod } from '@/backend/backend';
import type { BackendError } from '@/backend/errors';
import type { Delivery, ListKind } from '@/backend/listScope';
import type { AnswerTo, Question, QuestionKind } from '@/backend/questions';
import type { Observer } from '@/backend/snapshot';
import { listsApart } from '@/sync/listsApart';

type Answers = { [K in QuestionKind]?: (question: Question<K>) => Promise<AnswerTo<K>> };

/**
 * Abilities of the device and answers of the server. Set them before anything is shown; most requests for one wait for
 * it.
 */
interface ScreensWorld {
  readonly answers: Answers;
  notifications?: NotificationSupport;
  showPublished?: Extra['showPublished'];
  verification?: Promise<void>;
  /** The answer when an account signs in again to confirm. */
  confirmation?: Promise<void>;
  signInMethod?: SignInMethod;
}

const done = async () => undefined;

/** What is answered at once unless a test says otherwise. */
const usual: Answers = {
  ...{ dropRequest: done, leave: done, lookAt: done, lookAway: done, markSeen: done },
  ...{ saveWatches: done, sendErrors: done, stay: done, withhold: done },
  declineReports: async () => 2,
  report: async () => ({ outcome: 'taken' }),
};

interface Follower {
  readonly list: { readonly kind: ListKind; readonly which?: unknown; readonly event?: unknown };
  readonly observer: Observer<never>;
}

/** A backend that sends nothing: it records calls, and delivers what a test passes. */
export function screensBackend() {
  const calls: string[] = [];
  const questions: { readonly kind: QuestionKind }[] = [];
  const world: ScreensWorld = { answers: {} };
  const followers = new Set<Follower>();
  /** Told before the screen followed the list, whose code may load late. */
  const early = new Map<ListKind, unknown>();
  const note = (asked: object) =>
    calls.push(
      Object.values(asked)
        .map((value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)))
        .join(' '),
    );
  const of = (kind: ListKind, which?: 'open' | 'closed') =>
    [...followers].filter(({ list }) => list.kind === kind && (which === undefined || list.which === which));
  const backend: Extra['backend'] = {
    subscribe: listsApart(
      () => () => undefined,
      (list, observer) => {
        note(list);
        const follower = { list, observer };
        followers.add(follower);
        if (early.has(list.kind)) queueMicrotask(() => observer.next(early.get(list.kind) as never));
        return () => void followers.delete(follower);
      },
    ),
    commit: async () => undefined,
    ask: <K extends QuestionKind>(question: Question<K>) => {
      if (question.kind in usual) note(question);
      questions.push(question);
      const answer: Answers[K] = world.answers[question.kind] ?? usual[question.kind];
      return answer?.(question) ?? new Promise<AnswerTo<K>>(() => undefined);
    },
    notifications: {
      support: () =>
        world.notifications === undefined
          ? new Promise(() => undefined)
          : Promise.resolve(world.notifications),
      register: async () => 'device',
      unregister: async () => 'device',
    },
    auth: {
      subscribe: () => () => undefined,
      signInWithPassword: async (email) => void calls.push(`signIn ${email}`),
      signUp: async (email, _password, name) => void calls.push(`signUp ${email} ${name}`),
      sendVerification: async () => {
        calls.push('verify');
        await world.verification;
      },
      resetPassword: async (email) => void calls.push(`reset ${email}`),
      signInWithGoogle: async () => void calls.push('google'),
      signInMethods: async () => [world.signInMethod ?? 'password'],
      confirmPassword: async (password) => {
        calls.push(`confirm ${password}`);
        await world.confirmation;
      },
      confirmWithGoogle: async () => void calls.push('confirm with google'),
      changePassword: async (current, next) => {
        calls.push(`password ${current} ${next}`);
        await world.confirmation;
      },
      signOut: async () => void calls.push('signOut'),
    },
  };
  return {
    backend,
    world,
    calls,
    asked: <K extends QuestionKind>(kind: K) =>
      questions.filter((question) => question.kind === kind) as unknown as readonly Question<K>[],
    /** Answers once `when` resolves. */
    answerTrust: (
      { settings, earned }: { settings: AnswerTo<'trustSettings'>; earned: AnswerTo<'trustOf'> },
      when = Promise.resolve(),
    ) =>
      Object.assign(world.answers, {
        trustSettings: () => when.then(() => settings),
        trustOf: () => when.then(() => earned),
      }),
    /** Delivers to who follows the list, or will. `which`: only those who follow these reports. */
    tell: <K extends ListKind>(kind: K, delivery: Delivery<K>, which?: 'open' | 'closed') => {
      const told = of(kind, which);
      if (told.length === 0 && which === undefined) early.set(kind, delivery);
      told.forEach(({ observer }) => observer.next(delivery as never));
    },
    /** Delivers to who follows the live card of this event. */
    tellLive: (event: string, delivery: Delivery<'live'>) =>
      of('live')
        .filter(({ list }) => list.event === event)
        .forEach(({ observer }) => observer.next(delivery as never)),
    fail: (kind: ListKind, error: BackendError) =>
      of(kind).forEach((follower) => {
        followers.delete(follower);
        follower.observer.error(error);
      }),
  };
}
