import type { Extra } from '@/app/client/extra';
import type { Backend, InboxDelivery, NotificationSupport, SignInMethod } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import type { AccountFacts } from '@/model/accountFacts';
import type { LogEntry } from '@/model/acts/log';
import type { PersonRequest, Report, ReportAnswer, ReportSent } from '@/model/report';
import type { Review } from '@/model/review';
import type { Audit } from '@/model/trust/audit';
import type { EarnedTrust } from '@/model/trust/parseTrust';
import type { TrustSettings } from '@/model/trustSettings';

/**
 * Abilities of the device and answers of the server. Set them before anything is shown; most requests for one wait for
 * it.
 */
interface ScreensWorld {
  notifications?: NotificationSupport;
  lookUp?: (email: string) => Promise<AccountFacts>;
  otherModerator?: Promise<boolean>;
  duplicates?: Extra['copies']['duplicates'];
  status?: Extra['copies']['status'];
  queue?: Extra['copies']['queue'];
  showPublished?: Extra['showPublished'];
  waiting?: number;
  figures?: ReturnType<Backend['readFigures']>;
  publicLog?: Backend['readPublicLog'];
  saveSport?: Backend['sports']['save'];
  report?: (report: ReportSent) => Promise<ReportAnswer>;
  verification?: Promise<void>;
  /** The answer when an account signs in again to confirm. */
  confirmation?: Promise<void>;
  signInMethod?: SignInMethod;
  withholding?: Promise<void>;
  exportPage?: Backend['ownAccount']['exportPage'];
  /** The answers about trust; requests wait until it is set. */
  trust?: { readonly settings: TrustSettings; readonly earned: EarnedTrust } | BackendError;
}

/** A backend that sends nothing: it records calls, and delivers what a test passes. */
export function screensBackend() {
  const calls: string[] = [];
  const world: ScreensWorld = {};
  let tellLogs: (entries: readonly LogEntry[]) => void = () => undefined;
  const tellReports: Partial<Record<'open' | 'closed', (reports: readonly Report[]) => void>> = {};
  const failReports: Partial<Record<'open' | 'closed', (error: BackendError) => void>> = {};
  let tellRequests: (requests: readonly PersonRequest[]) => void = () => undefined;
  let failRequests: (error: BackendError) => void = () => undefined;
  let tellAudits: (audits: readonly Audit[]) => void = () => undefined;
  let failAudits: (error: BackendError) => void = () => undefined;
  const asked = async <T>(pick: (known: Exclude<typeof world.trust, BackendError | undefined>) => T) => {
    if (world.trust instanceof BackendError) throw world.trust;
    return world.trust === undefined ? new Promise<T>(() => undefined) : pick(world.trust);
  };
  let tellReviews: (reviews: readonly Review[]) => void = () => undefined;
  let tellInbox: (inbox: InboxDelivery) => void = () => undefined;
  let failInbox: () => void = () => undefined;
  const backend: Extra['backend'] = {
    subscribe: () => () => undefined,
    commit: async () => undefined,
    accounts: {
      lookUp: (email) => world.lookUp?.(email) ?? new Promise(() => undefined),
      hasOtherModerator: () => world.otherModerator ?? new Promise(() => undefined),
    },
    sports: {
      save: (...asked) => world.saveSport?.(...asked) ?? new Promise(() => undefined),
    },
    followLogs: (acts, next) => {
      calls.push(`logs ${acts}`);
      tellLogs = next;
      return () => undefined;
    },
    countWaiting: async () => {
      calls.push('count what waits');
      return world.waiting ?? new Promise(() => undefined);
    },
    readFigures: () => world.figures ?? new Promise(() => undefined),
    readPublicLog: (question) => world.publicLog?.(question) ?? new Promise(() => undefined),
    reviews: {
      begin: async (id) => void calls.push(`look at ${id}`),
      end: async (id) => void calls.push(`look away from ${id}`),
      follow: (next) => {
        tellReviews = next;
        return () => undefined;
      },
    },
    reports: {
      send: async (report) => {
        calls.push(`report ${report.collection}/${report.docId}`);
        return (await world.report?.(report)) ?? { outcome: 'taken' };
      },
      decline: async (network) => {
        calls.push(`decline ${network}`);
        return 2;
      },
      follow: ({ which, count }, next, fail) => {
        calls.push(`${which} reports ${count}`);
        tellReports[which] = next;
        failReports[which] = fail;
        return () => undefined;
      },
    },
    withholding: {
      withhold: async ({ players, names, request }, action) => {
        calls.push(
          `withhold ${players.join('+')} (${names.join(', ')}) of ${request ?? 'nobody'} as ${action}`,
        );
        await world.withholding;
      },
      dropRequest: async (id) => void calls.push(`drop ${id}`),
      followRequests: (next, fail) => {
        tellRequests = next;
        failRequests = fail;
        return () => undefined;
      },
    },
    errors: { send: async (errors) => void calls.push(`errors ${errors.length}`) },
    inbox: {
      follow: (uid, since, next, fail) => {
        calls.push(`inbox of ${uid} since ${since()}`);
        tellInbox = next;
        failInbox = () => fail(new BackendError('unavailable', 'The network is down'));
        return () => undefined;
      },
      markSeen: async (_uid, at) => void calls.push(`seen ${at}`),
      saveFollows: async (_uid, { marks }) => void calls.push(`follows ${Object.keys(marks).join(' ')}`),
    },
    ownAccount: {
      exportPage: (after) => world.exportPage?.(after) ?? new Promise(() => undefined),
      leave: async () => void calls.push('leave'),
      stay: async () => void calls.push('stay'),
    },
    trust: {
      settings: () => asked(({ settings }) => settings),
      of: () => asked(({ earned }) => earned),
      followAudits: (next, fail) => {
        tellAudits = next;
        failAudits = fail;
        return () => undefined;
      },
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
    tellLogs: (entries: readonly LogEntry[]) => tellLogs(entries),
    tellReports: (which: 'open' | 'closed', reports: readonly Report[]) => tellReports[which]?.(reports),
    failReports: (error: BackendError) => failReports.open?.(error),
    /** Delivers requests not to be named, or the error of asking for them. */
    tellRequests: (requests: readonly PersonRequest[]) => tellRequests(requests),
    failRequests: (error: BackendError) => failRequests(error),
    /** Delivers waiting audits, or the error of asking for them. */
    tellAudits: (audits: readonly Audit[]) => tellAudits(audits),
    failAudits: (error: BackendError) => failAudits(error),
    tellReviews: (reviews: readonly Review[]) => tellReviews(reviews),
    tellInbox: (inbox: InboxDelivery) => tellInbox(inbox),
    failInbox: () => failInbox(),
  };
}
