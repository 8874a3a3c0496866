import type { Firestore } from 'firebase-admin/firestore';
import { firstWriteVersion } from '@/model/accounts/writeVersion';

export async function readAccepted(db: Firestore): Promise<number> {
  const accepts: unknown = (await db.doc('setting/schema').get()).get('accepts');
  return typeof accepts === 'number' ? accepts : firstWriteVersion;
}
