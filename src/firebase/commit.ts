import type { Auth, User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { Functions } from 'firebase/functions';
import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { assertNever } from '@/lib/assertNever';
import type { ActAsked } from '@/model/acts';
import type { Command } from '@/model/command';
import type { RestoreAsked } from '@/model/logs';
import { saveProfile } from './account';
import { applyDeltas, callTimeoutMs } from './applyDeltas';
import { act, banUser, resetProfile, setRole } from './calls';
import { commitDelta } from './commitDelta';
import { commitReply } from './commitReply';
import { withDeadline } from './deadline';
import { saveDevice } from './device';
import { toBackendError } from './errors';
import { explainNameRefusal, explainProposalRefusal } from './explainRefusal';

export interface Services {
  readonly auth: Auth;
  readonly db: Firestore;
  readonly functions: Functions;
}

/** How long one attempt may take before the outbox may start another, in milliseconds. */
const attemptMs = 20_000;

const deadlines = {
  upsertDelta: attemptMs,
  deleteDelta: callTimeoutMs,
  rejectDelta: attemptMs,
  applyDeltas: callTimeoutMs,
  reply: attemptMs,
  approveEvent: callTimeoutMs,
  deleteEvent: callTimeoutMs,
  restore: callTimeoutMs,
  saveProfile: attemptMs,
  setRole: attemptMs,
  banUser: callTimeoutMs,
  resetProfile: attemptMs,
  saveDevice: attemptMs,
} as const satisfies Record<Command['body']['kind'], number>;

/** Sends commands; the contract is written at `Backend.commit`. */
export const createCommit =
  (services: Services): Backend['commit'] =>
  async (command) => {
    const ms = deadlines[command.body.kind];
    try {
      await withDeadline(sendAsOwner(services, command), ms, command.body.kind);
    } catch (error) {
      throw toBackendError(error);
    }
  };

async function sendAsOwner(services: Services, command: Command): Promise<void> {
  const { auth } = services;
  await auth.authStateReady();
  const user = owner(auth, command);
  try {
    await send(services, command, user);
  } catch (error) {
    // After a sign-out the rest is asked in the name of nobody, or of the next account.
    if (toBackendError(error).code === 'permission-denied' && auth.currentUser !== user)
      throw notSignedIn(auth, command);
    throw error;
  }
}

async function send(services: Services, command: Command, user: User): Promise<void> {
  const { db, functions } = services;
  const { body, uid } = command;
  switch (body.kind) {
    case 'upsertDelta':
      await commitDelta(db, body, user).catch((error: unknown) => explainProposalRefusal(body, error));
      return;
    case 'deleteDelta': {
      if ((await commitDelta(db, body, user)) === 'done') return;
      const asked = { kind: 'deleteDelta', id: body.deltaId, basedOn: body.basedOn } as const;
      return act(functions, asked, command.id);
    }
    case 'rejectDelta':
      await commitDelta(db, body, user);
      return;
    case 'applyDeltas':
      return applyDeltas(functions, body);
    case 'reply':
      return commitReply(db, body, command.id, user);
    case 'approveEvent':
      return act(functions, { kind: 'approveEvent', id: body.eventId }, command.id);
    case 'deleteEvent': {
      const asked = { kind: 'deleteRecord', collection: 'event', id: body.eventId } as const;
      return act(functions, asked, command.id);
    }
    case 'restore':
      return act(functions, restoring(body.asked), command.id);
    case 'saveProfile':
      return saveProfile(db, user, body.name).catch((error: unknown) =>
        explainNameRefusal(db, body.name, uid, error),
      );
    case 'setRole':
      return setRole(functions, body);
    case 'banUser':
      return banUser(functions, body.asked, command.id);
    case 'resetProfile':
      return resetProfile(functions, body.uid, command.id);
    case 'saveDevice':
      return saveDevice(db, uid, body);
    default:
      return assertNever(body, 'command');
  }
}

const restoring = (asked: RestoreAsked): ActAsked =>
  'act' in asked ? { kind: 'restore', ...asked } : { kind: 'restoreSince', ...asked };

function owner(auth: Auth, command: Command): User {
  if (auth.currentUser?.uid === command.uid) return auth.currentUser;
  throw notSignedIn(auth, command);
}

function notSignedIn({ currentUser }: Auth, { uid }: Command): BackendError {
  const found = currentUser === null ? 'nobody' : currentUser.uid;
  return new BackendError('unauthenticated', `Expected ${uid} to be signed in, found ${found}`);
}
