import type { Auth } from 'firebase-admin/auth';
import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { leavesAt } from '@/model/ownAccount';
import { millis } from '../base/documents';
import { keepReservedName } from '../profiles/keepReservedName';
import { forgetAccount } from '../upkeep/forgetAccount';
import { anonymise } from './anonymise';
import type { Leaver } from './former';
import type { PageServices } from './pages';

export interface LeavingServices extends PageServices {
  readonly auth: Pick<Auth, 'getUser' | 'updateUser' | 'revokeRefreshTokens' | 'deleteUser'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Tokens live for an hour after an account is gone, and what is told of a change may come late; the second pass waits so long. */
const settledMs = 2 * 60 * 60_000;

/** Accounts that begin to leave in one run. */
const mostAtOnce = 100;

/**
 * Deletes the accounts whose owners asked for it and did not return in time. Of each `departure/{uid}` is made first, which
 * names its alias until all is done: a run that breaks off is gone on with by the next one. A second pass, in a later run,
 * takes what a page that was still open has written meanwhile, and the departure itself; then nothing knows of the account any
 * more. Answers how many have left for good, and whether there was time for all; an AggregateError holds what failed.
 */
export async function carryOutDepartures(
  services: LeavingServices,
): Promise<{ readonly left: number; readonly complete: boolean }> {
  const { db, now, hasTime } = services;
  const due = Timestamp.fromMillis(now() - leavesAt(0));
  const asked = await db.collection('user').where('leaving', '<=', due).limit(mostAtOnce).get();
  // The others do not wait for one that fails, and the next run tries it again.
  const failures: unknown[] = [];
  for (const { id } of asked.docs) {
    if (!hasTime()) return { left: 0, complete: false };
    await begin(services, id, due).catch((error: unknown) => failures.push(error));
  }
  let left = 0;
  for (const departure of (await db.collection('departure').get()).docs) {
    const passed = millis(departure.get('passed'));
    if (passed !== undefined && now() - passed < settledMs) continue;
    try {
      if (!(await pass(services, departure))) return { left, complete: false };
      if (passed === undefined) continue;
      await finish(services, departure.id);
      left += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some departures were not carried out');
  return { left, complete: true };
}

/** Makes the departure, from which on nothing can be taken back, unless its owner has returned meanwhile. */
async function begin({ db, auth, transact }: LeavingServices, uid: string, due: Timestamp): Promise<void> {
  const account = await auth.getUser(uid).catch(nothingIfGone);
  await transact(async (tx) => {
    const departure = db.doc(`departure/${uid}`);
    const [user, profile, begun] = await tx.getAll(
      db.doc(`user/${uid}`),
      db.doc(`profile/${uid}`),
      departure,
    );
    const leaving = millis(user?.get('leaving'));
    if (begun?.exists || leaving === undefined || leaving > due.toMillis()) return;
    const names = [profile?.get('name'), user?.get('name'), account?.displayName].filter(
      (name): name is string => typeof name === 'string',
    );
    const email: unknown = account?.email ?? user?.get('email');
    tx.create(departure, {
      alias: `former-${db.collection('departure').doc().id}`,
      names: [...new Set(names)],
      ...(typeof email === 'string' && { email }),
    });
    // By this the rules refuse what its pages still write.
    tx.set(db.doc(`gone/${uid}`), { at: FieldValue.serverTimestamp() });
  });
}

/** Does all of it once; answers whether there was time. */
async function pass(services: LeavingServices, departure: DocumentSnapshot): Promise<boolean> {
  const { db, auth, now } = services;
  const leaver = leaverOf(departure);
  // Nobody signs in any more, and pages that are open sign out.
  await auth.updateUser(leaver.uid, { disabled: true }).catch(nothingIfGone);
  await auth.revokeRefreshTokens(leaver.uid).catch(nothingIfGone);
  if (!(await anonymise(services, leaver))) return false;
  await forgetAccount(db, leaver.uid);
  await db.doc(`ban/${leaver.uid}`).delete();
  await keepReservedName(services, leaver.uid);
  await auth.deleteUser(leaver.uid).catch(nothingIfGone);
  await departure.ref.set({ passed: Timestamp.fromMillis(now()) }, { merge: true });
  return true;
}

/** Forgets the account itself. */
async function finish({ db }: LeavingServices, uid: string): Promise<void> {
  const batch = db.batch();
  batch.delete(db.doc(`gone/${uid}`));
  batch.delete(db.doc(`departure/${uid}`));
  await batch.commit();
}

function leaverOf(departure: DocumentSnapshot): Leaver {
  // Only this file writes it.
  const { alias, names, email } = departure.data() as Omit<Leaver, 'uid'>;
  return { uid: departure.id, alias, names, email };
}

function nothingIfGone(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return undefined;
  throw error;
}
