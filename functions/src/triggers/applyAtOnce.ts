import type { Transaction } from 'firebase-admin/firestore';
import { fieldChanges, isNewRecord, recordIdOf, type Delta } from '@/model/delta';
import { isStoredId } from '@/model/ids';
import { recordKey } from '@/model/namedRecords';
import type { Sport } from '@/model/sports';
import { actId, actOn } from '@/model/trust/decided';
import { byTrust } from '@/model/trustSettings';
import { isEarnable } from '@/model/editKinds';
import { editKindsOf } from '@/model/trust/editKind';
import { obstacleTo, playersOfNew } from '@/model/trust/obstacle';
import { atOnceAudit, standingOf } from '@/model/trust/standing';
import { dayMs } from '@/model/trust/trust';
import { applyDeltas } from '../apply/applyDeltas';
import { applyServicesOn } from '../apply/handleApplyWikiDelta';
import { millis, readDelta, readRecord } from '../base/documents';
import { inTurn } from '../base/inTurn';
import type { ServerServices } from '../base/services';
import { isAudited } from '../trust/auditKey';
import { auditOf, countOpenAudits, openAudit } from '../trust/audits';
import {
  countAtOnce,
  forgetAct,
  hasFailedOn,
  isNoted,
  keptTrust,
  noteAct,
  trustOf,
  type LedgerServices,
} from '../trust/ledger';
import { readRules, readSettings, settingsOf, type StoredRules } from '../trust/trustRules';

/** The services that applying at once needs. */
export interface AtOnceServices extends LedgerServices, Pick<ServerServices, 'logger' | 'now'> {
  readonly knownSports: () => Promise<readonly Sport[]>;
  /** The key by which audits are chosen. */
  readonly auditKey: () => Promise<string>;
}

/** Below the function's timeout by the time one transaction may take. */
const workTimeMs = 40_000;

/**
 * Applies a new proposal at once if its author is trusted in all that it does and nothing speaks against it, by the code by
 * which moderators apply; otherwise it waits for them, untouched. An author's proposals are looked at one after the other, so
 * that caps hold and an event is there before its matches. First the act is noted, then the delta applied: whoever comes after
 * a call that died finds the note and goes on.
 */
export function applyAtOnce(services: AtOnceServices, delta: Delta): Promise<void> {
  return inTurn(`trust/${delta.author}`, () => tryOne(services, delta));
}

async function tryOne(services: AtOnceServices, delta: Delta): Promise<void> {
  const { db, logger, now } = services;
  if (!editKindsOf(delta).every(isEarnable)) return;
  if (!(await trustOf(db, delta.author).get()).exists) return;
  // Read anew, since switching it on or off takes effect at once.
  if (!readSettings(await settingsOf(db).get()).on) return;
  const rules = await readRules(db);
  const sports = await services.knownSports();
  const key = await services.auditKey();
  if (!(await db.runTransaction((tx) => claim(tx, services, delta, { sports, key, rules })))) return;
  const start = now();
  const applying = applyServicesOn({ db, logger, now, sports, hasTime: () => now() - start < workTimeMs });
  const none = new Map<string, never>();
  const asked = {
    deltaIds: [delta.id],
    force: none,
    seen: new Map([[delta.id, delta.timestamp]]),
    amend: none,
  };
  await applyDeltas(applying, asked, byTrust);
  await settle(services, delta, rules);
}

/** Facts that are known before the transaction begins. */
interface Known {
  readonly sports: readonly Sport[];
  readonly key: string;
  readonly rules: StoredRules;
}

/** Tells whether it may be applied, and notes so, in a transaction that reads all that bears on it. */
async function claim(
  tx: Transaction,
  { db, now }: AtOnceServices,
  delta: Delta,
  { sports, key, rules }: Known,
): Promise<boolean> {
  const { author } = delta;
  const stored = readDelta(await tx.get(db.collection('delta').doc(delta.id)));
  if (!stored.ok || stored.value.status !== 'new' || stored.value.timestamp !== delta.timestamp) return false;
  if (await isNoted(tx, db, author, actId(delta.id, 'atOnce'))) return true;
  const [profile, ban] = await tx.getAll(db.doc(`profile/${author}`), db.doc(`ban/${author}`));
  if (ban?.exists) return false;

  const live = readRecord(
    delta.collection,
    await tx.get(db.collection(delta.collection).doc(recordIdOf(delta))),
  );
  if (!live.ok) return false;
  const kinds = editKindsOf(delta, live.value);
  const { trust } = await keptTrust(tx, db, author, rules);
  const person = { since: millis(profile?.get('since')), now: now() };
  const standings = kinds.filter(isEarnable).map((kind) => standingOf(trust, kind, rules, person));
  const recently = {
    atOnce: await countAtOnce(tx, db, author, now() - dayMs),
    openAudits: await countOpenAudits(tx, db, author),
  };
  const oneIn = atOnceAudit(standings, kinds, recently, rules.settings);
  if (oneIn === undefined) return false;

  const born = await birthYears(tx, db, delta);
  if (obstacleTo(delta, { live: live.value, born, sports }) !== undefined) return false;
  if (await hasFailedOn(tx, db, author, recordKey({ collection: delta.collection, id: recordIdOf(delta) })))
    return false;
  if ((await hasRivals(tx, db, delta)) || (await isLeftOut(tx, db, delta))) return false;

  await noteAct(tx, db, author, actOn(delta, 'atOnce', byTrust, now()), rules);
  if (isAudited(key, delta.id, oneIn)) openAudit(tx, db, delta);
  return true;
}

async function birthYears(
  tx: Transaction,
  db: AtOnceServices['db'],
  delta: Delta,
): Promise<readonly number[]> {
  const ids = playersOfNew(delta).filter(isStoredId);
  if (ids.length === 0) return [];
  const players = await tx.getAll(...ids.map((id) => db.collection('player').doc(id)));
  return players.map((player): unknown => player.get('birthYear')).filter((year) => typeof year === 'number');
}

/** Tells whether somebody else has an open proposal for one of the fields; applying this one would decide between them. */
async function hasRivals(tx: Transaction, db: AtOnceServices['db'], delta: Delta): Promise<boolean> {
  if (isNewRecord(delta)) return false;
  const own = new Set((fieldChanges(delta) ?? []).map(({ field }) => field.path));
  const { docs } = await tx.get(
    db
      .collection('delta')
      .where('collection', '==', delta.collection)
      .where('docId', '==', delta.docId)
      .where('status', '==', 'new'),
  );
  return docs.some((snapshot) => {
    const other = readDelta(snapshot);
    if (!other.ok || other.value.author === delta.author) return false;
    const changes = fieldChanges(other.value);
    return changes === undefined || changes.some(({ field }) => own.has(field.path));
  });
}

/** Tells whether a moderator has left it out of what was applied: it waits for a decision of its own. */
async function isLeftOut(tx: Transaction, db: AtOnceServices['db'], { id }: Delta): Promise<boolean> {
  return !(await tx.get(db.collection('delta').where('rest', '==', id).limit(1))).empty;
}

/** Takes the note back unless the delta was applied for it: something stood in the way, or a moderator was faster. */
async function settle(
  { db, logger }: AtOnceServices,
  { id, author }: Delta,
  rules: StoredRules,
): Promise<void> {
  const isDone = await db.runTransaction(async (tx) => {
    const stored = await tx.get(db.collection('delta').doc(id));
    if (stored.get('status') === 'applied' && stored.get('decidedBy') === byTrust) return true;
    await forgetAct(tx, db, author, actId(id, 'atOnce'), rules);
    tx.delete(auditOf(db, id));
    return false;
  });
  logger.info('trusted edit', { deltaId: id, applied: isDone });
}
