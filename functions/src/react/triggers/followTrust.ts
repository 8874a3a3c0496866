import type { Firestore } from 'firebase-admin/firestore';
import { isDeletion, recordIdOf, type Delta } from '@/model/proposals/delta';
import { recordOf } from '@/model/proposals/namedRecords';
import { decisionActOf, mayRevert, reversionOf, revertsChange } from '@/model/trust/decided';
import { millis, newestApplied, readDelta } from '../../base/documents';
import { newRecordOf, note, noteReversion } from '../../write/trust/note';
import { applyAtOnce, type AtOnceServices } from './applyAtOnce';
import type { DeltaWritten } from './handleDeltaWritten';
import { createKept } from '../../base/kept';
import { createSecretKey } from '../../base/secretKey';
import { readRules, readSettings, settingsOf } from '../../write/trust/trustRules';

/** A proposal is new for this long after its author's last write. A restored proposal keeps its old time. */
const freshMs = 10_000;

async function followTrust(
  services: AtOnceServices,
  { deltaId, at, before, after }: DeltaWritten,
): Promise<void> {
  const read = after && readDelta({ id: deltaId, data: () => after });
  if (!read?.ok) return;
  const delta = read.value;
  if (delta.status === 'new') {
    const isNew = before === undefined || before['status'] === 'new';
    const isWritten = millis(before?.['timestamp']) !== delta.timestamp;
    if (isNew && isWritten && Math.abs(at - delta.timestamp) < freshMs && delta.applying === undefined)
      await applyAtOnce(services, delta);
    return;
  }
  if (before?.['status'] === 'new') await noteDecision(services, delta);
  if (before !== undefined && before['reverted'] === undefined)
    await noteReversion(
      services,
      delta,
      delta.reverted && reversionOf(delta, delta.reverted.by, delta.reverted.at),
    );
}

async function noteDecision(services: AtOnceServices, delta: Delta): Promise<void> {
  const act = decisionActOf(delta);
  if (act) await note(services, delta.author, act);
  if (delta.status !== 'applied' || !mayRevert(delta)) return;
  for (const earlier of await earlierOn(services.db, delta)) {
    if (!revertsChange(delta, earlier)) continue;
    await noteReversion(
      services,
      earlier,
      reversionOf(earlier, delta.decidedBy, delta.decidedAt ?? services.now()),
    );
  }
}

const latest = 20;

async function earlierOn(db: Firestore, delta: Delta): Promise<readonly Delta[]> {
  if (!isDeletion(delta)) return newestApplied(db, recordOf(delta), latest);
  const made = await newRecordOf(db, delta.collection, recordIdOf(delta));
  return made ? [made] : [];
}

/** @param keptMs how long the switch of trust is kept; by default a minute. */
export function createFollowTrust(
  services: Omit<AtOnceServices, 'rules' | 'auditKey' | 'mayBeOn'>,
  keptMs?: number,
): (change: DeltaWritten) => Promise<void> {
  const { db, now } = services;
  const auditKey = createSecretKey(() => db, 'audit');
  // Kept, because every note asks for them. The switch is reread before anything is applied.
  const rules = createKept(() => readRules(db), now);
  const mayBeOn = createKept(async () => readSettings(await settingsOf(db).get()).on, now, keptMs);
  const all: AtOnceServices = { ...services, rules, auditKey, mayBeOn };
  return (change) => followTrust(all, change);
}
