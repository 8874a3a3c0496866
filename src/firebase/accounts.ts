import { getDocs, limit, query, where, type Firestore } from 'firebase/firestore';
import { httpsCallable, type Functions } from 'firebase/functions';
import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { parseAccountFacts } from '@/model/accountFacts';
import { collectionOf } from './collections';
import { toBackendError } from './errors';

/** An admin waits in front of the form for the answer. */
const lookUpMs = 20_000;

/** Whose account an address is, and how many moderators there are; the contract is written at `Backend.accounts`. */
export const createAccounts = (functions: Functions, db: Firestore): Backend['accounts'] => ({
  lookUp: async (email) => {
    try {
      const call = httpsCallable(functions, 'lookUpAccount', { timeout: lookUpMs });
      const facts = parseAccountFacts((await call({ email })).data);
      if (!facts.ok) throw new BackendError('internal', facts.error);
      return facts.value;
    } catch (error) {
      throw toBackendError(error);
    }
  },
  hasOtherModerator: async (uid) => {
    try {
      const some = await getDocs(query(collectionOf(db, 'role'), where('moderator', '==', true), limit(2)));
      return some.docs.some(({ id }) => id !== uid);
    } catch (error) {
      throw toBackendError(error);
    }
  },
});
