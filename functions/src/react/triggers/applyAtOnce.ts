import type { Transaction } from 'firebase-admin/firestore';
import { fieldChanges, isNewRecord, recordIdOf, type Delta } from '@/model/proposals/delta';
import { isStoredId } from '@/model/ids';
import { recordKey } from '@/model/proposals/namedRecords';
import type { Sport } from '@/model/sports';
import { actId, actOn } from '@/model/trust/decided';
import { byTrust } from '@/model/trust/trustSettings';
import { isEarnable, type EditKind } from '@/model/trust/editKinds';
import { acceptedRecord } from '@/model/trust/acceptedRecord';
import { editKindsOf } from '@/model/trust/editKind';
import type { AnyRecord } from '@/model/records/records';
import { obstacleTo, playersOfNew } from '@/model/trust/obstacle';
import { atOnceAudit, standingOf } from '@/model/trust/standing';
import { dayMs } from '@/model/trust/trust';
import { concernedRecords } from '@/model/proposals/concernedRecords';
import { isInterest, readInterests } from '../../write/apply/interest';
import { applyDeltas } from '../../write/apply/applyDeltas';
import { applyServicesOn } from '../../write/apply/handleApplyWikiDelta';
import { idsOfOne, onStandingRecord } from '../../write/apply/identity';
import { millis, readableDeltas, readDelta, readRecord } from '../../base/documents';
import { inTurn } from '../../base/inTurn';
import type { ServerServices } from '../../base/services';
import { isAudited } from '../../write/trust/auditKey';
import { auditOf, countOpenAudits, openAudit } from '../../write/trust/audits';
import { Ledger, trustOf, type LedgerServices } from '../../write/trust/ledger';
import { readRules, type StoredRules } from '../../write/trust/trustRules';

export interface AtOnceServices extends LedgerServices, Pick<ServerServices, 'logger' | 'now'> {
  readonly knownSports: () => Promise<readonly Sport[]>;
  readonly auditKey: () => Promise<string>;
  /** Whether trust was on at most a minute ago. While it is off, the proposals of a minute share this one read. */
  readonly mayBeOn: () => Promise<boolean>;
}

const workTimeMs = 40_000;

/**
 * Applies a new proposal at once, by the moderators' code, if its author is trusted for all of its kinds and
 * nothing contradicts it. Otherwise it stays unchanged. An author's proposals are checked in sequence, so
 * that limits hold and an event exists before its matches. The act is noted before the delta is applied, so a
 * call after a killed one finds the note and continues.
 */
export function applyAtOnce(services: AtOnceServices, delta: Delta): Promise<void> {
  return inTurn(`trust/${delta.author}`, () => tryOne(services, delta));
}

async function tryOne(services: AtOnceServices, delta: Delta): Promise<void> {
  const { db, logger, now } = services;
  if (!editKindsOf(delta).every(isEarnable)) return;
  if (!(await services.mayBeOn())) return;
  if (!(await trustOf(db, delta.author).get()).exists) return;
  // Uncached, so that switching trust off takes effect at once. Switching it on may take a minute.
  const rules = await readRules(db);
  const sports = await services.knownSports();
  const key = await services.auditKey();
  const facts = { sports, key, rules };
  let claimed = await db.runTransaction((tx) => claim(tx, services, delta, facts));
  if (claimed === 'outdated') {
    await settle(services, delta, rules);
    claimed = await db.runTransaction((tx) => claim(tx, services, delta, facts));
  }
  if (claimed === 'wait') return;
  if (typeof claimed === 'string') return settle(services, delta, rules);
  const start = now();
  const applying = applyServicesOn({ db, logger, now, sports, hasTime: () => now() - start < workTimeMs });
  const asked = {
    deltaIds: [delta.id],
    seen: new Map([[delta.id, delta.timestamp]]),
    judged: new Map([[delta.id, claimed.record]]),
  };
  await applyDeltas(applying, asked, byTrust);
  await settle(services, delta, rules);
}

interface Known {
  readonly sports: readonly Sport[];
  readonly key: string;
  readonly rules: StoredRules;
}

/**
 * Outcome of a claim:
 *
 *   a record   the delta may be applied to this record, and that is noted
 *   wait       it may not
 *   forget     it may not, but a killed call has noted that it may
 *   outdated   a killed call has noted an earlier version
 */
type Claim = { readonly record: string } | 'wait' | 'forget' | 'outdated';

async function claim(
  tx: Transaction,
  { db, now }: AtOnceServices,
  delta: Delta,
  { sports, key, rules }: Known,
): Promise<Claim> {
  const { author } = delta;
  const stored = readDelta(await tx.get(db.collection('delta').doc(delta.id)));
  if (!stored.ok || stored.value.status !== 'new' || stored.value.timestamp !== delta.timestamp)
    return 'wait';
  const ledger = new Ledger(db, author);
  const noted = await ledger.notedVersion(tx, actId(delta.id, 'atOnce'));
  if (noted !== undefined && noted !== delta.timestamp) return 'outdated';
  const moved = await onStandingRecord({ tx, db }, delta);
  const oneIn = await judge(tx, { db, now, rules, sports }, { delta, moved, isNoted: noted !== undefined });
  if (oneIn === undefined) return noted === undefined ? 'wait' : 'forget';
  const act = actOn(moved, 'atOnce', byTrust, now());
  if (noted === undefined) {
    await ledger.note(tx, act, rules, delta.timestamp);
    if (isAudited(key, delta.id, oneIn)) openAudit(tx, db, moved);
  }
  return { record: act.record };
}

interface Judged {
  readonly delta: Delta;
  readonly moved: Delta;
  /** Whether it is already counted as applied at once. */
  readonly isNoted: boolean;
}

async function judge(
  tx: Transaction,
  { db, now, rules, sports }: Pick<AtOnceServices, 'db' | 'now'> & Omit<Known, 'key'>,
  { delta, moved, isNoted }: Judged,
): Promise<number | undefined> {
  const { author, collection } = moved;
  const id = recordIdOf(moved);
  const [profile, ban] = await tx.getAll(db.doc(`profile/${author}`), db.doc(`ban/${author}`));
  if (ban?.exists) return undefined;
  const live = readRecord(collection, await tx.get(db.collection(collection).doc(id)));
  if (!live.ok) return undefined;
  const kinds = await kindsOf(db, moved, live.value);
  if (!kinds.every(isEarnable)) return undefined;
  const ledger = new Ledger(db, author);
  const { trust } = await ledger.kept(tx, rules);
  const person = { since: millis(profile?.get('since')), now: now() };
  const standings = kinds.map((kind) => standingOf(trust, kind, rules, person));
  const recently = {
    atOnce: (await ledger.countAtOnce(tx, now() - dayMs)) - (isNoted ? 1 : 0),
    openAudits: await countOpenAudits(tx, db, author),
  };
  const oneIn = atOnceAudit(standings, kinds, recently, rules.settings);
  if (oneIn === undefined) return undefined;
  const born = await birthYears(tx, db, moved);
  if (obstacleTo(moved, { live: live.value, born, sports }) !== undefined) return undefined;
  const concerned = [delta, moved].flatMap((each) => concernedRecords(each, live.value));
  if (await isInterest({ db, interests: await readInterests(db, author) }, concerned)) return undefined;
  const ids = [...(await idsOfOne({ tx, db }, collection, id))];
  const keys = ids.map((each) => recordKey({ collection, id: each }));
  if (await ledger.hasFailedOn(tx, keys)) return undefined;
  if ((await hasRivals(tx, db, { delta, moved, ids })) || (await isLeftOut(tx, db, delta))) return undefined;
  return oneIn;
}

const latest = 50;

/**
 * The kinds of an edit, compared with both the current record and its state after a moderator's last change:
 * a text may change in many steps, but their sum must still be a spelling fix. If no moderator's change is
 * among the newest ones, the edit counts as a different text.
 */
async function kindsOf(
  db: AtOnceServices['db'],
  delta: Delta,
  live: AnyRecord | undefined,
): Promise<readonly EditKind[]> {
  const kinds = editKindsOf(delta, live);
  if (live === undefined || !kinds.includes('spelling')) return kinds;
  const { docs } = await db
    .collection('delta')
    .where('status', '==', 'applied')
    .where('collection', '==', delta.collection)
    .where('docId', '==', delta.docId)
    .orderBy('decidedAt', 'desc')
    .limit(latest)
    .get();
  const accepted = acceptedRecord(live, readableDeltas(docs));
  return docs.length === latest && accepted !== live
    ? [...kinds, 'changedFacts']
    : [...new Set([...kinds, ...editKindsOf(delta, accepted)])];
}

async function birthYears(
  tx: Transaction,
  db: AtOnceServices['db'],
  delta: Delta,
): Promise<readonly number[]> {
  const named = playersOfNew(delta).filter(isStoredId);
  const pages = await Promise.all(named.map((id) => idsOfOne({ tx, db }, 'player', id)));
  const ids = [...new Set(pages.flatMap((some) => [...some]))];
  if (ids.length === 0) return [];
  const players = await tx.getAll(...ids.map((id) => db.collection('player').doc(id)));
  return players.map((player): unknown => player.get('birthYear')).filter((year) => typeof year === 'number');
}

/**
 * Whether someone else has an open proposal for one of the fields, under any id of the record. Applying this
 * one would decide between them.
 */
async function hasRivals(
  tx: Transaction,
  db: AtOnceServices['db'],
  { delta, moved, ids }: Pick<Judged, 'delta' | 'moved'> & { readonly ids: readonly string[] },
): Promise<boolean> {
  if (isNewRecord(delta)) return false;
  // A merged match may have its sides in the opposite order.
  const own = new Set(
    [delta, moved].flatMap((each) => (fieldChanges(each) ?? []).map(({ field }) => field.path)),
  );
  const { docs } = await tx.get(
    db
      .collection('delta')
      .where('collection', '==', delta.collection)
      .where('docId', 'in', ids)
      .where('status', '==', 'new'),
  );
  const rivals = readableDeltas(docs).filter(({ author }) => author !== delta.author);
  const standing = await Promise.all(rivals.map((rival) => onStandingRecord({ tx, db }, rival)));
  return [...rivals, ...standing].some((rival) => {
    const changes = fieldChanges(rival);
    return changes === undefined || changes.some(({ field }) => own.has(field.path));
  });
}

/** Whether it is the part that a moderator left out of an applied proposal. It waits for its own decision. */
async function isLeftOut(tx: Transaction, db: AtOnceServices['db'], { id }: Delta): Promise<boolean> {
  return !(await tx.get(db.collection('delta').where('rest', '==', id).limit(1))).empty;
}

/** Removes the note unless it led to the application: an obstacle arose, or a moderator was faster. */
async function settle(
  { db, logger }: AtOnceServices,
  { id, author }: Delta,
  rules: StoredRules,
): Promise<void> {
  const isDone = await db.runTransaction(async (tx) => {
    const stored = await tx.get(db.collection('delta').doc(id));
    if (stored.get('status') === 'applied' && stored.get('decidedBy') === byTrust) return true;
    await new Ledger(db, author).forget(tx, actId(id, 'atOnce'), rules);
    tx.delete(auditOf(db, id));
    return false;
  });
  logger.info('trusted edit', { deltaId: id, applied: isDone });
}
