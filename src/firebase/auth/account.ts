import type { User } from 'firebase/auth';
import { serverTimestamp, type Firestore } from 'firebase/firestore';
import { defaultProfileName, memberName } from '@/model/names/defaultProfileName';
import { nameSkeleton } from '@/model/names/profileName';
import { documentOf } from '../collections';
import { toBackendError } from '../errors';
import { tokenFacts } from './tokenClaims';
import { transact } from '../write/transact';

export interface Identity {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/**
 * Creates what a new account lacks: its private document and its public profile. If the rules refuse the
 * display name, because it resembles a moderator's, the profile gets a generated name.
 */
export async function ensureAccount(db: Firestore, identity: Identity): Promise<void> {
  const name = defaultProfileName(identity);
  const made = memberName(identity.uid);
  await writeAccount(db, identity, { ifNone: name }).catch((error: unknown) => {
    if (name === made || toBackendError(error).code !== 'permission-denied') throw error;
    return writeAccount(db, identity, { ifNone: made });
  });
}

/**
 * Writes the public name to the profile and creates what the account lacks. Reserves the name if the user has
 * a role.
 */
export async function saveProfile(db: Firestore, user: User, name: string): Promise<void> {
  const { moderator, admin } = await tokenFacts(user);
  await writeAccount(db, user, { ifNone: name, wanted: name, reserves: moderator || admin });
}

function writeAccount(
  db: Firestore,
  identity: Identity,
  {
    ifNone: name,
    wanted,
    reserves = false,
  }: { readonly ifNone: string; readonly wanted?: string; readonly reserves?: boolean },
): Promise<void> {
  const userReference = documentOf(db, 'user', identity.uid);
  const profileReference = documentOf(db, 'profile', identity.uid);
  return transact(db, async (transaction) => {
    const user = await transaction.get(userReference);
    const profile = await transaction.get(profileReference);
    const skeleton = reserves && wanted !== undefined ? nameSkeleton(wanted) : '';
    const reserved =
      skeleton === '' ? undefined : await transaction.get(documentOf(db, 'reservedName', skeleton));
    if (reserved?.exists() === false) transaction.set(reserved.ref, { uids: [identity.uid] });
    // A role granted before the first visit leaves a user document without a name.
    if (user.get('name') === undefined) {
      const facts = { name, email: identity.email, created: serverTimestamp() };
      transaction.set(userReference, facts, { merge: true });
    }
    if (!profile.exists()) transaction.set(profileReference, { name, since: serverTimestamp() });
    else if (wanted !== undefined && profile.get('name') !== wanted) {
      transaction.update(profileReference, { name: wanted });
    }
  });
}
