import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { leavesAt } from '@/model/accounts/ownAccount';
import { millis } from '../../base/documents';
import { existing } from '../../base/existing';
import type { WorkServices } from '../../base/work';
import { keepReservedName } from '../../accounts/profiles/keepReservedName';
import { forgetAccount, refuseWrites } from '../upkeep/forgetAccount';
import { anonymise } from './anonymise';
import type { Leaver } from './former';

export interface LeavingServices extends WorkServices {
  readonly auth: Pick<Auth, 'getUser' | 'updateUser' | 'revokeRefreshTokens' | 'deleteUser'>;
  readonly now: () => number;
}

/**
 * A token outlives its account by an hour, and events of changes may arrive late. The second pass waits this
 * long.
 */
const settledMs = 2 * 60 * 60_000;

const mostAtOnce = 100;

/**
 * Deletes accounts whose owners asked for it and did not return in time. First creates `departure/{uid}`,
 * which holds the alias until all is done, so the next run can continue an interrupted one. A second pass in
 * a later run also removes what a page that was still open has written meanwhile, then deletes the departure.
 * Nothing then knows the account. Returns how many have left for good and whether it is finished. Throws an
 * AggregateError of failures.
 */
export async function carryOutDepartures(
  services: LeavingServices,
): Promise<{ readonly left: number; readonly complete: boolean }> {
  const { db, now, hasTime } = services;
  const due = Timestamp.fromMillis(now() - leavesAt(0));
  const asked = await db.collection('user').where('leaving', '<=', due).limit(mostAtOnce).get();
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

async function begin({ db, auth, transact }: LeavingServices, uid: string, due: Timestamp): Promise<void> {
  const account = await existing(auth.getUser(uid));
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
    refuseWrites(tx, db, uid);
  });
}

async function pass(services: LeavingServices, departure: DocumentSnapshot): Promise<boolean> {
  const { db, auth, now } = services;
  const leaver = leaverOf(departure);
  await existing(auth.updateUser(leaver.uid, { disabled: true }));
  await existing(auth.revokeRefreshTokens(leaver.uid));
  if (!(await anonymise(services, leaver))) return false;
  await forgetAccount(db, leaver.uid);
  await db.doc(`ban/${leaver.uid}`).delete();
  await keepReservedName(services, leaver.uid);
  await existing(auth.deleteUser(leaver.uid));
  await departure.ref.set({ passed: Timestamp.fromMillis(now()) }, { merge: true });
  return true;
}

async function finish({ db }: LeavingServices, uid: string): Promise<void> {
  const batch = db.batch();
  batch.delete(db.doc(`gone/${uid}`));
  batch.delete(db.doc(`departure/${uid}`));
  await batch.commit();
}

function leaverOf(departure: DocumentSnapshot): Leaver {
  const { alias, names, email } = departure.data() as Omit<Leaver, 'uid'>;
  return { uid: departure.id, alias, names, email };
}
