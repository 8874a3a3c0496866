import type { Auth, User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { Functions } from 'firebase/functions';
import type { Backend, CommitAnswer } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import type { Command, CommandKind } from '@/model/proposals/command';
import { saveProfile } from '../auth/account';
import { saveAgreement } from './agreement';
import { showName } from '../auth/auth';
import { callTimeoutMs, callToWrite } from './call';
import { callFor, type CalledKind, type CallToWrite } from './calls';
import { commitDelta } from './commitDelta';
import { commitReply } from './commitReply';
import { withDeadline } from './deadline';
import { saveDevice } from './device';
import { saveDigest } from './digest';
import { savePick } from './pick';
import { rethrow, toBackendError } from '../errors';
import { explainNameRefusal, explainProposalRefusal } from './explainRefusal';
import { ensureToken } from '../auth/tokenErrors';

export interface Services {
  readonly auth: Auth;
  readonly db: Firestore;
  readonly functions: Functions;
}

const attemptMs = 20_000;

interface Way<K extends CommandKind> {
  readonly ms: number;
  readonly send: (services: Services, command: Command<K>, user: User) => Promise<CommitAnswer | void>;
}

const callerOf =
  ({ functions }: Services): CallToWrite =>
  async (name, asked) => {
    const answer = await callToWrite(functions, name, asked);
    if (name === 'applyWikiDelta') console.debug(name, answer);
    return answer;
  };

const called: Way<CalledKind> = {
  ms: callTimeoutMs,
  send: (services, command) => callFor(callerOf(services), command),
};

/**
 * How each command without a function is sent. `ms`: how long an attempt may take before the outbox may start
 * another.
 */
const ways: { readonly [K in Exclude<CommandKind, CalledKind> | 'deleteDelta']: Way<K> } = {
  upsertDelta: {
    ms: attemptMs,
    send: async ({ db }, { body }, user) => {
      await commitDelta(db, body, user).catch((error: unknown) => explainProposalRefusal(body, error));
    },
  },
  deleteDelta: {
    ms: callTimeoutMs,
    send: async (services, command, user) => {
      if ((await commitDelta(services.db, command.body, user)) === 'done') return;
      await called.send(services, command, user);
    },
  },
  rejectDelta: {
    ms: attemptMs,
    send: async ({ db }, { body }, user) => void (await commitDelta(db, body, user)),
  },
  reply: { ms: attemptMs, send: ({ db }, { id, body }, user) => commitReply(db, body, id, user) },
  saveProfile: {
    ms: attemptMs,
    send: async ({ db }, { uid, body: { name } }, user) => {
      await saveProfile(db, user, name).catch((error: unknown) => explainNameRefusal(db, name, uid, error));
      // Only the user's own header shows it, so a failure does not matter.
      await showName(user, name).catch((error: unknown) => console.warn(error));
    },
  },
  saveDigest: { ms: attemptMs, send: ({ db }, { uid, body }) => saveDigest(db, uid, body) },
  savePick: { ms: attemptMs, send: ({ db }, { uid, body }) => savePick(db, uid, body) },
  agree: { ms: attemptMs, send: ({ db }, { uid, body }) => saveAgreement(db, uid, body.version) },
  saveDevice: { ms: attemptMs, send: ({ db }, { uid, body }) => saveDevice(db, uid, body) },
};

const wayOf = <K extends CommandKind>({ kind }: { readonly kind: K }): Way<K> =>
  // A function executes all other commands.
  (Object.hasOwn(ways, kind) ? ways[kind as keyof typeof ways] : called) as unknown as Way<K>;

export const createCommit =
  (services: Services): Backend['commit'] =>
  (command) =>
    withDeadline(sendAsOwner(services, command), wayOf(command.body).ms, command.body.kind).catch(rethrow);

async function sendAsOwner(services: Services, command: Command): Promise<CommitAnswer | void> {
  const { auth } = services;
  await auth.authStateReady();
  const user = owner(auth, command);
  try {
    await ensureToken(user);
    return await wayOf(command.body).send(services, command, user);
  } catch (error) {
    // After a sign-out, requests go out for nobody or for the next account.
    if (toBackendError(error).code === 'permission-denied' && auth.currentUser !== user)
      throw notSignedIn(auth, command);
    throw error;
  }
}

function owner(auth: Auth, command: Command): User {
  if (auth.currentUser?.uid === command.uid) return auth.currentUser;
  throw notSignedIn(auth, command);
}

function notSignedIn({ currentUser }: Auth, { uid }: Command): BackendError {
  const found = currentUser === null ? 'nobody' : currentUser.uid;
  return new BackendError('unauthenticated', `Expected ${uid} to be signed in, found ${found}`);
}
