import type { Auth, User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { Functions } from 'firebase/functions';
import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { assertNever } from '@/lib/assertNever';
import type { Command } from '@/model/command';
import { saveProfile } from './account';
import { applyDeltas, callTimeoutMs } from './applyDeltas';
import { banUser, setRole } from './calls';
import { commitDelta } from './commitDelta';
import { commitReply } from './commitReply';
import { approveEvent, deleteEvent } from './commitEvent';
import { withDeadline } from './deadline';
import { saveDevice } from './device';
import { toBackendError } from './errors';
import { explainRefusal } from './explainRefusal';

export interface Services {
  readonly auth: Auth;
  readonly db: Firestore;
  readonly functions: Functions;
}

/** How long one attempt may take before the outbox may start another, in milliseconds. */
const attemptMs = 20_000;

const deadlines = {
  upsertDelta: attemptMs,
  deleteDelta: attemptMs,
  rejectDelta: attemptMs,
  applyDeltas: callTimeoutMs,
  reply: attemptMs,
  approveEvent: attemptMs,
  // Several transactions, one after the other.
  deleteEvent: 70_000,
  saveProfile: attemptMs,
  setRole: attemptMs,
  banUser: callTimeoutMs,
  saveDevice: attemptMs,
} as const satisfies Record<Command['body']['kind'], number>;

/** Sends commands; the contract is written at `Backend.commit`. */
export const createCommit =
  (services: Services): Backend['commit'] =>
  async (command) => {
    const ms = deadlines[command.body.kind];
    const late = new AbortController();
    try {
      await withDeadline(send(services, command, late.signal), ms, command.body.kind);
    } catch (error) {
      late.abort(error);
      throw toBackendError(error);
    }
  };

async function send(services: Services, command: Command, signal: AbortSignal): Promise<void> {
  await services.auth.authStateReady();
  const user = owner(services.auth, command);
  const { db, functions } = services;
  const { body, uid } = command;
  switch (body.kind) {
    case 'upsertDelta':
      return commitDelta(db, body, uid).catch((error: unknown) => explainRefusal(db, body, uid, error));
    case 'deleteDelta':
    case 'rejectDelta':
      return commitDelta(db, body, uid);
    case 'applyDeltas':
      return applyDeltas(functions, body);
    case 'reply':
      return commitReply(db, body, command.id, uid);
    case 'approveEvent':
      return approveEvent(db, body.eventId);
    case 'deleteEvent':
      return deleteEvent(db, body.eventId, uid, signal);
    case 'saveProfile':
      return saveProfile(db, user, body.name);
    case 'setRole':
      return setRole(functions, body);
    case 'banUser':
      return banUser(functions, body.asked, command.id);
    case 'saveDevice':
      return saveDevice(db, uid, body);
    default:
      return assertNever(body, 'command');
  }
}

function owner({ currentUser }: Auth, { uid }: Command): User {
  if (currentUser?.uid === uid) return currentUser;
  const found = currentUser === null ? 'nobody' : currentUser.uid;
  throw new BackendError('unauthenticated', `Expected ${uid} to be signed in, found ${found}`);
}
