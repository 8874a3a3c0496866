import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { plainData } from '@/lib/plainData';
import { readTrustSettings, type TrustSettings } from '@/model/trustSettings';
import type { TrustRules } from '@/model/trust/trust';

/** The rules by which trust is computed, and a name by which what was computed by others is known. */
export interface StoredRules extends TrustRules {
  readonly version: string;
}

/** Of a later shape of what is kept, everything is computed anew. */
const shape = 1;

export const settingsOf = (db: Firestore) => db.doc('setting/trust');

export const readSettings = (snapshot: Pick<DocumentSnapshot, 'data'>): TrustSettings =>
  readTrustSettings(plainData(snapshot.data(), Timestamp));

/** Reads the settings, and counts moderators as far as it matters. */
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

/** As many moderators as the settings can ask for. */
const mostDeciders = 5;

/** How long an instance goes on with the rules that it has read; before anything is applied the switch is read again. */
const keptMs = 60_000;

/** The rules of trust, asked of the database at most once a minute. */
export function createTrustRules(db: Firestore, now: () => number): () => Promise<StoredRules> {
  let kept: { readonly at: number; readonly rules: Promise<StoredRules> } | undefined;
  return () => {
    if (kept && now() - kept.at < keptMs) return kept.rules;
    const asked = { at: now(), rules: readRules(db) };
    kept = asked;
    // After a failure the next one asks again.
    asked.rules.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.rules;
  };
}
