import { Timestamp, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import type { RevertCounts } from '@/model/acts/act';
import type { ActAsked } from '@/model/acts/acts';
import type { Delta } from '@/model/proposals/delta';
import type { ActTarget } from '@/model/acts/log';
import { recordKey, recordOf } from '@/model/proposals/namedRecords';
import { limits } from '@/model/schema/limits';
import { isCollection } from '@/model/schema/recordSchema';
import { readInterests } from '../apply/interest';
import { done, entryOf, type Act, type ActResult, type Handler } from '../acts/act';
import { openEntry } from '../acts/oneStep';
import { millis, readableDeltas } from '../../base/documents';
import { nameOfRecord, recordTarget } from '../../base/names';
import { pagesOf } from '../../base/pages';
import { deadlineExceeded } from '../../base/storeErrors';
import { revertCreation } from './revertCreation';
import { revertDeletion } from './revertDeletion';
import { revertEdits } from './revertEdits';
import type { RevertServices, Unit, Work } from './unit';
import { unitsOf } from './unitsOf';

/**
 * Reverts applied changes for a moderator: some, or all that an account had applied since a time. Works
 * record by record under one entry of `actLog`. A repeated call finds the same units in the same order and
 * continues. Without anything to revert there is no entry.
 */
export const revert: Handler<'revert'> = async ({ knownSports, ...rest }, act, asked) => {
  const services: RevertServices = { ...rest, sports: await knownSports() };
  const { db } = services;
  const entry = entryOf(db, act.id);
  const until = millis((await entry.get()).get('until')) ?? services.now();
  const deltas = await appliedOf(db, asked, until);
  if (deltas.length === 0) return { ...done, ...nothing };
  const ended = await start(services, act, asked, { deltas, until });
  if (ended === undefined) {
    const units = unitsOf(deltas);
    const work: Work = {
      services,
      act,
      note: asked.note,
      made: new Set(units.filter(({ made }) => made).map(recordKey)),
      ids: new Set(deltas.map(({ id }) => id)),
      interests: await readInterests(db, act.by),
    };
    for (const unit of units.slice(cursorOf(await entry.get()))) await revertUnit(work, unit);
    await entry.update({ done: true, ...(await presentName(db, await entry.get())) });
  }
  return { ...done, ...outcomeOf(await entry.get()) };
};

const nothing: RevertCounts = { reverted: 0, proposed: 0, left: 0 };

function revertUnit(work: Work, unit: Unit): Promise<void> {
  if (!work.services.hasTime()) throw deadlineExceeded();
  const { made, deletion } = unit;
  if (deletion !== undefined) return revertDeletion(work, { ...unit, deletion });
  return made === undefined ? revertEdits(work, unit) : revertCreation(work, { ...unit, made });
}

async function appliedOf(db: Firestore, asked: ActAsked<'revert'>, until: number): Promise<readonly Delta[]> {
  const found =
    'deltas' in asked
      ? await db.getAll(...[...new Set(asked.deltas)].map((id) => db.collection('delta').doc(id)))
      : await allOf(
          db
            .collection('delta')
            .where('author', '==', asked.uid)
            .where('status', '==', 'applied')
            .where('decidedAt', '>=', Timestamp.fromMillis(asked.since))
            .where('decidedAt', '<=', Timestamp.fromMillis(until))
            .orderBy('decidedAt', 'desc'),
        );
  return readableDeltas(found).filter(
    ({ status, decidedAt = 0 }) => status === 'applied' && decidedAt <= until,
  );
}

async function allOf(query: Query): Promise<readonly DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for await (const docs of pagesOf(query, limits.writesPerTransaction)) found.push(...docs);
  return found;
}

function start(
  services: RevertServices,
  act: Act,
  asked: ActAsked<'revert'>,
  { deltas, until }: { readonly deltas: readonly Delta[]; readonly until: number },
): Promise<ActResult | undefined> {
  const { db } = services;
  return openEntry(services, act, asked, async (tx) => {
    const about = aboutOf(deltas);
    const record = about && (await tx.get(db.collection(about.collection).doc(about.id)));
    const target: ActTarget =
      about && record && !('uid' in asked)
        ? recordTarget(about.collection, record)
        : { collection: 'user', id: 'uid' in asked ? asked.uid : (deltas[0]?.author ?? '') };
    const since = 'uid' in asked && { since: Timestamp.fromMillis(asked.since) };
    const rest = { ...nothing, ...since, until: Timestamp.fromMillis(until), cursor: 0 };
    return { target, rest, documents: deltas.length };
  });
}

/**
 * The record that the log entry names: the only one, or the first if several authors made the changes;
 * `undefined` for several records by one author.
 */
function aboutOf(deltas: readonly Delta[]) {
  const [first] = deltas;
  const records = deltas.map(recordOf);
  const isOneRecord = new Set(records.map(recordKey)).size === 1;
  const isOneAuthor = deltas.every(({ author }) => author === first?.author);
  return isOneRecord || !isOneAuthor ? records[0] : undefined;
}

/** The current name of a remaining record, so that the log does not keep the reverted one. */
async function presentName(db: Firestore, entry: DocumentSnapshot) {
  const { collection, id } = entry.get('target') as ActTarget;
  if (!isCollection(collection)) return {};
  const record = await db.collection(collection).doc(id).get();
  const name = record.get('deleted') === true ? undefined : nameOfRecord(collection, record.data());
  return name === undefined ? {} : { 'target.name': name };
}

const cursorOf = (entry: DocumentSnapshot): number => Number(entry.get('cursor') ?? 0);

const outcomeOf = (entry: DocumentSnapshot): RevertCounts => ({
  reverted: Number(entry.get('reverted') ?? 0),
  proposed: Number(entry.get('proposed') ?? 0),
  left: Number(entry.get('left') ?? 0),
});
