import { getDocs, limit, query, where, type Firestore } from 'firebase/firestore';
import type { Functions } from 'firebase/functions';
import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { parseAccountFacts } from '@/model/accountFacts';
import { call } from './call';
import { collectionOf } from './collections';
import { toBackendError } from './errors';

const lookUpMs = 20_000;

export const createAccounts = (functions: Functions, db: Firestore): Backend['accounts'] => ({
  lookUp: async (email) => {
    try {
      const facts = parseAccountFacts(await call(functions, 'lookUpAccount', { email }, lookUpMs));
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
