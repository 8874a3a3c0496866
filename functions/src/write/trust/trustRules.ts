import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { plainData } from '@/lib/plainData';
import { readTrustSettings, type TrustSettings } from '@/model/trust/trustSettings';
import type { TrustRules } from '@/model/trust/trust';

/** The rules of trust. `version` identifies them, so that trust computed by others is recomputed. */
export interface StoredRules extends TrustRules {
  readonly version: string;
}

/** Increase it when the stored form changes; everything is then recomputed. */
const shape = 1;

export const settingsOf = (db: Firestore) => db.doc('setting/trust');

export const readSettings = (snapshot: Pick<DocumentSnapshot, 'data'>): TrustSettings =>
  readTrustSettings(plainData(snapshot.data(), Timestamp));

export async function readRules(db: Firestore): Promise<StoredRules> {
  const [stored, roles] = await Promise.all([
    settingsOf(db).get(),
    db.collection('role').where('moderator', '==', true).limit(mostDeciders).get(),
  ]);
  const settings = readSettings(stored);
  const changed = stored.updateTime?.toMillis() ?? 0;
  const moderators = Math.max(1, roles.size);
  return { settings, moderators, version: `${shape}/${changed}/${moderators}` };
}

/** The settings cannot require more moderators. */
const mostDeciders = 5;
