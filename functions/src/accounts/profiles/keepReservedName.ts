import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { nameSkeleton } from '@/model/names/profileName';
import { existing } from '../../base/existing';
import { rolesOf } from '../../calls/roleDocument';

/**
 * Reserves the name of an account with a role, so that the rules refuse it to others, and frees its former
 * names. Reads the current state, so it may run at any time and in any order.
 */
export async function keepReservedName(
  { auth, db }: { readonly auth: Pick<Auth, 'getUser'>; readonly db: Firestore },
  uid: string,
): Promise<void> {
  const { moderator, admin } = rolesOf((await existing(auth.getUser(uid)))?.customClaims);
  await db.runTransaction(async (tx) => {
    const [profile, reserved] = await Promise.all([
      tx.get(db.doc(`profile/${uid}`)),
      tx.get(db.collection('reservedName').where('uids', 'array-contains', uid)),
    ]);
    const name: unknown = profile.get('name');
    const skeleton = (moderator || admin) && typeof name === 'string' ? nameSkeleton(name) : '';
    for (const doc of reserved.docs.filter(({ id }) => id !== skeleton)) {
      const others = (doc.get('uids') as readonly string[]).filter((other) => other !== uid);
      if (others.length === 0) tx.delete(doc.ref);
      else tx.update(doc.ref, { uids: others });
    }
    if (skeleton === '' || reserved.docs.some(({ id }) => id === skeleton)) return;
    tx.set(db.doc(`reservedName/${skeleton}`), { uids: FieldValue.arrayUnion(uid) }, { merge: true });
  });
}

/** The same for every account that ever had a role, including those from before names were reserved. */
export async function keepReservedNames(services: {
  readonly auth: Pick<Auth, 'getUser'>;
  readonly db: Firestore;
}): Promise<void> {
  const log = services.db.collection('actLog').where('kind', 'in', ['grantRole', 'takeRole']);
  const { docs } = await log.select('target.id').get();
  const uids = new Set(docs.map((entry) => String(entry.get('target.id'))));
  for (const uid of uids) await keepReservedName(services, uid);
}
