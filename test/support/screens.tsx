import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { Extra } from '@/app/client/extra';
import { rootReducer } from '@/app/client/rootReducer';
import type { Backend, InboxDelivery, NotificationSupport, SignInMethod } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { silentStorage } from '@/backend/deviceStorage';
import { localRatings } from '@/backend/ratingsWorker';
import { scopeKey } from '@/backend/scope';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { sportsSlice } from '@/wiki/entities/sportsSlice';
import { selectRatedRows } from '@/wiki/ratings/ratedRows';
import { createRatings } from '@/wiki/ratings/ratings';
import { userChanged } from '@/wiki/session/sessionSlice';
import type { AccountFacts } from '@/model/accountFacts';
import type { Delta } from '@/model/delta';
import { userId } from '@/model/ids';
import type { LogEntry } from '@/model/logs';
import type { PersonRequest, Report, ReportAnswer, ReportSent } from '@/model/report';
import type { Review } from '@/model/review';
import type { Event, Match, Player } from '@/model/records';
import type { Sport } from '@/model/sports';
import type { Audit } from '@/model/trust/audit';
import type { EarnedTrust } from '@/model/trust/parseTrust';
import type { TrustSettings } from '@/model/trustSettings';
import type { AppThunk } from '@/store/typed';
import './lazyParts';
import { DialogProvider } from '@/ui/dialogs/DialogProvider';

export interface Rows {
  readonly events?: readonly Event[];
  readonly matches?: readonly Match[];
  readonly players?: readonly Player[];
  readonly deltas?: readonly Delta[];
  /** Those that the wiki knows besides the ones that are built in. */
  readonly sports?: readonly Sport[];
}

/**
 * A store with rows and a user, and a place to show components in; nothing is sent, so commands stay `queued`. A user who is
 * `unknown` may yet be anybody.
 */
export function screens(
  rows: Rows,
  user?:
    | {
        readonly uid: string;
        readonly moderator?: boolean;
        readonly admin?: boolean;
        readonly emailVerified?: boolean;
      }
    | 'unknown',
) {
  let ids = 0;
  const followed: string[] = [];
  const calls: string[] = [];
  const world: {
    notifications?: NotificationSupport;
    lookUp?: (email: string) => Promise<AccountFacts>;
    otherModerator?: Promise<boolean>;
    duplicates?: Extra['copies']['duplicates'];
    status?: Extra['copies']['status'];
    showPublished?: Extra['showPublished'];
    figures?: ReturnType<Backend['readFigures']>;
    publicLog?: Backend['readPublicLog'];
    saveSport?: Backend['sports']['save'];
    /** The answer to a report; taken where nothing is said. */
    report?: (report: ReportSent) => Promise<ReportAnswer>;
    verification?: Promise<void>;
    /** The answer to whoever says anew who they are. */
    confirmation?: Promise<void>;
    signInMethod?: SignInMethod;
    /** The server's answer to who withholds a name. */
    withholding?: Promise<void>;
    exportPage?: Backend['ownAccount']['exportPage'];
    /** The answers about trust; until it is set, nothing is. */
    trust?: { readonly settings: TrustSettings; readonly earned: EarnedTrust } | BackendError;
  } = {};
  let tellLogs: (entries: readonly LogEntry[]) => void = () => undefined;
  const tellReports: Partial<Record<'open' | 'closed', (reports: readonly Report[]) => void>> = {};
  const failReports: Partial<Record<'open' | 'closed', (error: BackendError) => void>> = {};
  let tellRequests: (requests: readonly PersonRequest[]) => void = () => undefined;
  let failRequests: (error: BackendError) => void = () => undefined;
  let tellAudits: (audits: readonly Audit[]) => void = () => undefined;
  let failAudits: (error: BackendError) => void = () => undefined;
  const asked = async <T,>(pick: (known: Exclude<typeof world.trust, BackendError | undefined>) => T) => {
    if (world.trust instanceof BackendError) throw world.trust;
    return world.trust === undefined ? new Promise<T>(() => undefined) : pick(world.trust);
  };
  let tellReviews: (reviews: readonly Review[]) => void = () => undefined;
  let tellInbox: (inbox: InboxDelivery) => void = () => undefined;
  let failInbox: () => void = () => undefined;
  const extra: Pick<
    Extra,
    | 'copies'
    | 'showPublished'
    | 'scopes'
    | 'ratings'
    | 'device'
    | 'rows'
    | 'now'
    | 'newId'
    | 'demoAccounts'
    | 'version'
    | 'sendsMail'
    | 'takesErrors'
    | 'site'
    | 'backend'
  > = {
    now: () => 2_000,
    newId: () => {
      ids += 1;
      return `id${ids}`;
    },
    demoAccounts: [],
    version: '0.1.0+test',
    sendsMail: true,
    takesErrors: true,
    site: {},
    copies: {
      duplicates: (signal) => world.duplicates?.(signal) ?? new Promise(() => undefined),
      status: (signal) => world.status?.(signal) ?? new Promise(() => undefined),
    },
    showPublished: (list) => world.showPublished?.(list) ?? Promise.resolve(),
    ratings: createRatings({
      start: localRatings,
      rows: () => selectRatedRows(store.getState()),
      restored: async () => undefined,
      pause: async () => undefined,
    }),
    device: silentStorage,
    rows: {
      clear: async (kept) => void calls.push(`clear ${kept('events') ? 'but events' : 'all'}`),
      deleteCommand: async (id) => void calls.push(`delete ${id}`),
    },
    scopes: {
      follow: (scope) => {
        followed.push(scopeKey(scope));
        return () => undefined;
      },
    },
    backend: {
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
    },
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }),
  });
  store.subscribe(extra.ratings.stateChanged);
  if (rows.sports) store.dispatch(sportsSlice.actions.reset({ scope: 'sports', docs: rows.sports }));
  const { events = [], matches = [], players = [], deltas = [] } = rows;
  store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs: events }));
  store.dispatch(matchesSlice.actions.reset({ scope: 'matchesOfSport/armw', docs: matches }));
  store.dispatch(playersSlice.actions.reset({ scope: 'players', docs: players }));
  store.dispatch(deltasSlice.actions.reset({ scope: 'queue', docs: deltas }));
  if (user !== 'unknown')
    store.dispatch(
      userChanged(
        user
          ? {
              uid: userId(user.uid),
              email: `${user.uid}@example.com`,
              name: user.uid,
              emailVerified: user.emailVerified ?? true,
              moderator: user.moderator ?? false,
              admin: user.admin ?? false,
            }
          : null,
      ),
    );
  return {
    store,
    extra,
    /** The abilities of the device, which it tells once it is set; set it before showing anything. */
    world,
    /** Delivers these entries of the logs. */
    tellLogs: (entries: readonly LogEntry[]) => tellLogs(entries),
    /** Delivers the reports of one list. */
    tellReports: (which: 'open' | 'closed', reports: readonly Report[]) => tellReports[which]?.(reports),
    failReports: (error: BackendError) => failReports.open?.(error),
    /** Delivers the requests not to be named, or that they cannot be had. */
    tellRequests: (requests: readonly PersonRequest[]) => tellRequests(requests),
    failRequests: (error: BackendError) => failRequests(error),
    /** Delivers the audits that wait, or that they cannot be had. */
    tellAudits: (audits: readonly Audit[]) => tellAudits(audits),
    failAudits: (error: BackendError) => failAudits(error),
    /** Delivers who looks at what. */
    tellReviews: (reviews: readonly Review[]) => tellReviews(reviews),
    /** Delivers the inbox of who is signed in. */
    tellInbox: (inbox: InboxDelivery) => tellInbox(inbox),
    /** Refuses it. */
    failInbox: () => failInbox(),
    /** The scopes that were opened, by key. */
    followed,
    /** The calls of the sign-in service. */
    calls,
    state: () => store.getState(),
    dispatch: <R,>(thunk: AppThunk<R>): R => thunk(store.dispatch, () => store.getState(), extra),
    commands: () => store.getState().outbox.commands.map(({ body }) => body),
    show: (ui: ReactNode, at = '/') =>
      render(
        <Provider store={store}>
          <DialogProvider>
            <MemoryRouter initialEntries={[at]}>{ui}</MemoryRouter>
          </DialogProvider>
        </Provider>,
      ),
  };
}
