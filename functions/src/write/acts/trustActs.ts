import { FieldValue } from 'firebase-admin/firestore';
import type { ActAsked } from '@/model/acts/acts';
import type { ActTarget } from '@/model/acts/log';
import { userId } from '@/model/ids';
import { actOn, actId, reversionOf } from '@/model/trust/decided';
import { conflict, done, entryOf, type Act, type ActServices, type Handler } from './act';
import { inOneStep } from './oneStep';
import { hasOtherModerator } from '../../calls/otherModerator';
import { readDelta } from '../../base/documents';
import { nameOfProposal, targetOf } from '../../base/names';
import { recountOpen } from '../quota/recountOpen';
import { auditOf } from '../trust/audits';
import { newRecordOf, note, noteReversion } from '../trust/note';
import { Ledger } from '../trust/ledger';
import { readRules, settingsOf } from '../trust/trustRules';

const ledgerOf = ({ db, now }: ActServices) => ({ db, now, rules: () => readRules(db) });

export const passAudit: Handler<'passAudit'> = async (services, act, { deltaId: id }) => {
  const { db, now } = services;
  const ref = auditOf(db, id);
  const answer = await inOneStep(services, act, async (tx) => {
    const [audit, stored] = await tx.getAll(ref, db.collection('delta').doc(id));
    if (!audit?.exists || !stored?.exists) return conflict(`delta/${id} is not audited`);
    if (audit.get('status') !== 'open') return done;
    if (audit.get('author') === act.by && (await hasOtherModerator(tx, { db, moderator: userId(act.by) })))
      return conflict(`delta/${id} is your own: another moderator has to look at it`);
    return {
      target: targetOf('delta', id, await nameOfProposal(tx, db, stored)),
      write: () => tx.update(ref, { status: 'passed', by: act.by, passedAt: FieldValue.serverTimestamp() }),
    };
  });
  // Outside the transaction, and idempotent: the ledger belongs to the author, the audit to the moderator.
  const delta = readDelta(await db.collection('delta').doc(id).get());
  if (answer.outcome === 'done' && delta.ok && (await ref.get()).get('status') === 'passed')
    await note(ledgerOf(services), delta.value.author, actOn(delta.value, 'passed', userId(act.by), now()));
  return answer;
};

export const saveTrust: Handler<'saveTrust'> = (services, act, { settings }) => {
  const { db } = services;
  return inOneStep(services, act, async (tx) => {
    const stored = await tx.get(settingsOf(db));
    return {
      target: targetOf('setting', 'trust'),
      rest: { before: stored.data() ?? null },
      write: () => tx.set(settingsOf(db), { ...settings, by: act.by, at: FieldValue.serverTimestamp() }),
    };
  });
};

/**
 * Updates the trust of a record's author after an act: deleting the record counts as a reversion, restoring
 * it cancels that. Imported records have no proposal and so no author.
 */
export async function noteForTrust(services: ActServices, act: Act, asked: ActAsked): Promise<void> {
  const { db, now } = services;
  if (asked.kind === 'deleteRecord') {
    if ((await entryOf(db, act.id).get()).get('restoredBy') !== undefined) return;
    const made = await newRecordOf(db, asked.collection, asked.id);
    if (made) await noteReversion(ledgerOf(services), made, reversionOf(made, userId(act.by), now()));
  }
  if (asked.kind !== 'restore') return;
  const reversed = await entryOf(db, asked.act).get();
  if (reversed.get('kind') !== 'deleteRecord') return;
  const { collection, id } = reversed.get('target') as ActTarget;
  const made = await newRecordOf(db, collection, id);
  if (!made) return;
  const rules = await readRules(db);
  const ledger = new Ledger(db, made.author);
  await db.runTransaction((tx) => ledger.forget(tx, actId(made.id, 'reverted'), rules));
  await recountOpen(db, made.author, now);
}
