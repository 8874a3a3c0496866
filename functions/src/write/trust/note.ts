import type { Firestore } from 'firebase-admin/firestore';
import { isNewRecord, type Delta } from '@/model/proposals/delta';
import { userId } from '@/model/ids';
import type { TrustAct } from '@/model/trust/trust';
import { readDelta } from '../../base/documents';
import { inTurn } from '../../base/inTurn';
import type { ServerServices } from '../../base/services';
import { recountOpen } from '../quota/recountOpen';
import { auditAll, closeAudit } from './audits';
import { Ledger, type LedgerServices } from './ledger';
import { readRules } from './trustRules';

export type NoteServices = LedgerServices & Pick<ServerServices, 'now'>;

export async function noteReversion(
  services: NoteServices,
  delta: Delta,
  act: TrustAct | undefined,
): Promise<void> {
  if (act === undefined) return;
  const { db, now } = services;
  await note(services, delta.author, act);
  // The author's limits follow from it, and nothing of theirs may open or close.
  await recountOpen(db, delta.author, now);
  await closeAudit(db, delta.id);
  await auditAll(db, delta.author, now());
}

export const note = async ({ db, rules }: LedgerServices, uid: string, act: TrustAct): Promise<void> => {
  const known = await rules();
  await inTurn(`trust/${uid}`, () => db.runTransaction((tx) => new Ledger(db, uid).note(tx, act, known)));
};

export async function newRecordOf(db: Firestore, collection: string, id: string): Promise<Delta | undefined> {
  const read = readDelta(await db.collection('delta').doc(id).get());
  const isIt = read.ok && read.value.status === 'applied' && isNewRecord(read.value);
  return isIt && read.value.collection === collection ? read.value : undefined;
}

export const noteBan = (
  { db, now }: Pick<ServerServices, 'db' | 'now'>,
  uid: string,
  { entry, by }: { readonly entry: string; readonly by: string },
): Promise<void> =>
  note({ db, rules: () => readRules(db) }, uid, {
    id: `${entry}-banned`,
    at: now(),
    what: 'banned',
    kinds: [],
    record: '',
    by: userId(by),
  });
