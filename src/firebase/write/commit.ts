import type { Auth, User } from 'firebase/auth';
import {
  updateDoc,
  type Firestore,
  serverTimestamp,
  FieldPath,
  doc,
  type DocumentSnapshot,
  collection,
} from 'firebase/firestore';
import type { Functions } from 'firebase/functions';
import type { Backend, CommitAnswer } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import type { Command, CommandKind, CommandBody, CommandId } from '@/model/proposals/command';
import { saveProfile } from '../auth/account';
import { showName } from '../auth/auth';
import { callTimeoutMs, callToWrite } from './call';
import { callFor, type CalledKind, type CallToWrite } from './calls';
import { commitDelta } from './commitDelta';
import { withDeadline } from './deadline';
import { documentOf } from '../collections';
import { rethrow, toBackendError } from '../errors';
import { explainNameRefusal, explainProposalRefusal, explainPickRefusal } from './explainRefusal';
import { ensureToken } from '../auth/tokenErrors';
import { agreementOf } from '@/model/accounts/agreement';
import type { UserId } from '@/model/ids';
import { readPlainDoc } from '../read/mappers';
import { transact } from './transact';
import { transactCounted } from './countedTransaction';
import { replyNumber } from './replyNumber';
import { limits } from '@/model/schema/limits';
import { parsePick } from '@/model/picks/parsePick';
import { storedPickOf, type Pick } from '@/model/picks/pick';
import { samePick } from '@/model/picks/samePick';

export interface Services {
  readonly auth: Auth;
  readonly db: Firestore;
  readonly functions: Functions;
}

const attemptMs = 20_000;

type Send<K extends CommandKind> = (
  services: Services,
  command: Command<K>,
  user: User,
) => Promise<CommitAnswer | void>;

const callerOf =
  ({ functions }: Services): CallToWrite =>
  async (name, asked) => {
    const answer = await callToWrite(functions, name, asked);
    if (name === 'applyWikiDelta') console.debug(name, answer);
    return answer;
  };

const sendToFunction: Send<CalledKind> = (services, command) => callFor(callerOf(services), command);

const sends: { readonly [K in Exclude<CommandKind, CalledKind> | 'deleteDelta']: Send<K> } = {
  upsertDelta: async ({ db }, { body }, user) => {
    await commitDelta(db, body, user).catch((error: unknown) => explainProposalRefusal(body, error));
  },
  deleteDelta: async (services, command, user) => {
    if ((await commitDelta(services.db, command.body, user)) === 'done') return;
    await sendToFunction(services, command, user);
  },
  rejectDelta: async ({ db }, { body }, user) => void (await commitDelta(db, body, user)),
  reply: ({ db }, { id, body }, user) => commitReply(db, body, id, user),
  saveProfile: async ({ db }, { uid, body: { name } }, user) => {
    await saveProfile(db, user, name).catch((error: unknown) => explainNameRefusal(db, name, uid, error));
    // Only the user's own header shows it, so a failure does not matter.
    await showName(user, name).catch((error: unknown) => console.warn(error));
  },
  saveDigest: ({ db }, { uid, body: { rhythm, language } }) =>
    updateDoc(documentOf(db, 'user', uid), { digest: rhythm, language }),
  savePick: ({ db }, { uid, body }) => savePick(db, uid, body),
  agree: ({ db }, { uid, body }) => saveAgreement(db, uid, body.version),
  saveDevice: ({ db }, { uid, body }) => saveDevice(db, uid, body),
};

const isOwn = (kind: CommandKind): kind is keyof typeof sends => Object.hasOwn(sends, kind);

const sendOf = <K extends CommandKind>({ kind }: { readonly kind: K }): Send<K> =>
  (isOwn(kind) ? sends[kind] : sendToFunction) as unknown as Send<K>;

/** How long an attempt may take before the outbox may start another. */
const patienceOf = (kind: CommandKind): number =>
  isOwn(kind) && kind !== 'deleteDelta' ? attemptMs : callTimeoutMs;

export const createCommit =
  (services: Services): Backend['commit'] =>
  (command) =>
    withDeadline(sendAsOwner(services, command), patienceOf(command.body.kind), command.body.kind).catch(
      rethrow,
    );

async function sendAsOwner(services: Services, command: Command): Promise<CommitAnswer | void> {
  const { auth } = services;
  await auth.authStateReady();
  const user = owner(auth, command);
  try {
    await ensureToken(user);
    return await sendOf(command.body)(services, command, user);
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

/** Does nothing if this version or a newer one is stored, which another device can have done. */
const saveAgreement = (db: Firestore, uid: UserId, version: number): Promise<void> =>
  transact(db, async (transaction) => {
    const account = documentOf(db, 'user', uid);
    const stored = readPlainDoc(await transaction.get(account));
    if (!stored) throw new BackendError('unavailable', `user/${uid} is not made yet`);
    if ((agreementOf(stored)?.version ?? 0) >= version) return;
    transaction.update(account, { terms: version, termsAt: serverTimestamp() });
  });

/** Adds a reply to a delta's thread if it is missing. The rules accept only the next number. */
function commitReply(
  db: Firestore,
  { about, text }: Extract<CommandBody, { kind: 'reply' }>,
  id: CommandId,
  user: User,
): Promise<void> {
  const reference = documentOf(db, 'delta', about);
  return transactCounted(db, user, async (transaction, count) => {
    const number = replyNumber((await transaction.get(reference)).data(), { about, id, uid: user.uid });
    if (number === undefined) return;
    await count(`reply/${about}/${number}`);
    const reply = { id, by: user.uid, at: serverTimestamp(), text };
    transaction.update(reference, new FieldPath('thread', String(number)), reply);
  });
}

/**
 * Turns notifications for a device on or off. An account has ten places. A device takes its own again, else a
 * free one, else the one registered longest ago.
 */
async function saveDevice(
  db: Firestore,
  uid: UserId,
  { token, wanted, language = 'en' }: Extract<CommandBody, { kind: 'saveDevice' }>,
): Promise<void> {
  const placeOf = (id: string) => doc(documentOf(db, 'user', uid), 'token', id);
  const places = Array.from({ length: limits.devices }, (_, place) => placeOf(String(place)));
  await transact(db, async (transaction) => {
    const stored = await Promise.all(places.map((place) => transaction.get(place)));
    const own = stored.filter((place) => place.get('token') === token);
    const [first = longestUnused(stored), ...twice] = own;
    // Another tab may have registered the device twice.
    for (const { ref } of wanted ? twice : own) transaction.delete(ref);
    if (wanted && first) transaction.set(first.ref, { token, language, created: serverTimestamp() });
  });
}

function longestUnused(places: readonly DocumentSnapshot[]): DocumentSnapshot | undefined {
  const since = (place: DocumentSnapshot) => Number(readPlainDoc(place)?.['created'] ?? 0);
  return places.toSorted((a, b) => since(a) - since(b))[0];
}

/**
 * Stores a pick, unless the account has the same one already: an earlier attempt may have lost its answer, and
 * the match may have begun since. If it was made before the sign-in, and the account's pick after that, the latter
 * stays and is the answer; this compares the device's clock with the server's.
 */
async function savePick(db: Firestore, uid: UserId, pick: Pick): Promise<CommitAnswer | void> {
  const document = doc(collection(documentOf(db, 'user', uid), 'pick'), pick.match);
  try {
    return await transact(db, async (transaction) => {
      const stored = readPlainDoc(await transaction.get(document));
      const before = stored && parsePick(stored);
      if (before?.ok && samePick(before.value, pick)) return undefined;
      if (before?.ok && isNewer(stored?.['at'], pick)) return { kept: before.value };
      const changes = Number(stored?.['changes'] ?? 0) + 1;
      transaction.set(document, { ...storedPickOf(pick), changes, at: serverTimestamp() });
      return undefined;
    });
  } catch (error) {
    return explainPickRefusal(db, uid, error);
  }
}

const isNewer = (at: unknown, { madeAt }: Pick): boolean =>
  madeAt !== undefined && typeof at === 'number' && at > madeAt;
