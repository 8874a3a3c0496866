import { serverTimestamp, type Firestore } from 'firebase/firestore';
import { defaultProfileName } from '@/model/defaultProfileName';
import { documentOf } from './collections';
import { transact } from './transact';

/** What the sign-in service knows of the account. */
export interface Identity {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** Writes what an account that is new here lacks: its private document and the profile others see. */
export async function ensureAccount(db: Firestore, identity: Identity): Promise<void> {
  await writeAccount(db, identity, undefined);
}

/** The name others see, written to the profile; what the account lacks is made. */
export async function saveProfile(db: Firestore, identity: Identity, name: string): Promise<void> {
  await writeAccount(db, identity, name);
}

function writeAccount(db: Firestore, identity: Identity, wanted: string | undefined): Promise<void> {
  const userReference = documentOf(db, 'user', identity.uid);
  const profileReference = documentOf(db, 'profile', identity.uid);
  return transact(db, async (transaction) => {
    const user = await transaction.get(userReference);
    const profile = await transaction.get(profileReference);
    const name = wanted ?? defaultProfileName(identity);
    // A role granted before the first visit has left a document with nothing but its time.
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
