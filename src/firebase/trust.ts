import {
  getDocFromServer,
  limit,
  onSnapshot,
  query,
  Timestamp,
  where,
  type Firestore,
} from 'firebase/firestore';
import type { Backend } from '@/backend/backend';
import { plainData } from '@/lib/plainData';
import { auditsAtOnce, parseAudit } from '@/model/trust/audit';
import { parseEarnedTrust } from '@/model/trust/parseTrust';
import { readTrustSettings } from '@/model/trustSettings';
import { collectionOf, documentOf } from './collections';
import { toBackendError } from './errors';
import { readPlainDoc } from './mappers';

export function createTrust(db: Firestore): Backend['trust'] {
  const read = async (collection: 'setting' | 'trust', id: string): Promise<unknown> => {
    try {
      const stored = await getDocFromServer(documentOf(db, collection, id));
      return plainData(stored.data(), Timestamp);
    } catch (error) {
      throw toBackendError(error);
    }
  };
  return {
    settings: async () => readTrustSettings(await read('setting', 'trust')),
    of: async (uid) => parseEarnedTrust(await read('trust', uid)),
    followAudits: (next, fail) =>
      onSnapshot(
        query(collectionOf(db, 'audit'), where('status', '==', 'open'), limit(auditsAtOnce)),
        (snapshot) => {
          const audits = snapshot.docs.flatMap((doc) => {
            const audit = parseAudit(readPlainDoc(doc));
            if (!audit.ok) console.error(audit.error);
            return audit.ok ? [audit.value] : [];
          });
          next(audits.sort((a, b) => a.at - b.at));
        },
        (error) => fail(toBackendError(error)),
      ),
  };
}
