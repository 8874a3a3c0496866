import {
  FieldPath,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { millis } from '../../base/documents';
import type { WorkServices } from '../../base/work';
import { newIdsFor } from './chosenIds';
import { personOf, type Person } from './person';
import { changeOf, idsAloneIn, places, type Place } from './places';
import { idWithMoved } from './withoutPerson';

interface WithholdingServices extends WorkServices {
  readonly now: () => number;
  readonly pageSize?: number;
}

interface AllServices extends WithholdingServices {
  readonly failed: (act: string, error: unknown) => void;
}

interface Withheld {
  readonly done: number;
  readonly failed: number;
  readonly complete: boolean;
}

/**
 * After this time, pages that were open at the start have sent their commands, and running applications are
 * finished.
 */
const settledMs = 2 * 60 * 60_000;

/**
 * Work on one person, `withholding/{act}`: changes all documents place by place, then republishes the files,
 * and some hours later does everything once more. Contains the names, which no client can read; the last step
 * deletes it.
 */
interface Work {
  readonly person: Person;
  readonly stage: 'documents' | 'files' | 'settling';
  readonly pass: number;
  /** Index of the place, and path of its last finished document. */
  readonly place: number;
  readonly cursor: string;
  /** Collections that are not in `places`. They name players by id only. */
  readonly others: readonly string[];
  /** Epoch milliseconds; only in stage `settling`. */
  readonly published: number | undefined;
}

function workOf(stored: DocumentSnapshot): Work | undefined {
  if (!stored.exists) return undefined;
  const data = stored.data() as Omit<Work, 'person' | 'published' | 'others'> &
    Parameters<typeof personOf>[0];
  const others = (stored.get('others') ?? []) as Work['others'];
  return { ...data, others, person: personOf(data), published: millis(stored.get('published')) };
}

export async function carryOutWithholdings(services: AllServices): Promise<Withheld> {
  const { docs } = await services.db.collection('withholding').get();
  const tally = { done: 0, failed: 0, complete: true };
  for (const { ref } of docs) {
    try {
      if (await carryOut(services, ref)) tally.done += 1;
      else tally.complete = false;
    } catch (error) {
      services.failed(ref.id, error);
      tally.failed += 1;
    }
  }
  return tally;
}

/**
 * Changes the documents, continuing an earlier run. Each page is one transaction that also stores the
 * progress, so a resumed or parallel worker skips nothing. Resolves to whether it is finished.
 */
export async function carryOut(services: WithholdingServices, ref: DocumentReference): Promise<boolean> {
  let work = workOf(await ref.get());
  if (work?.stage === 'settling') work = await settled(services, ref, work);
  if (isAtStart(work)) work = await prepared(services, ref, work);
  while (work?.stage === 'documents') {
    if (!services.hasTime()) return false;
    work = await throughPage(services, ref, work);
  }
  return true;
}

async function settled(
  { now }: WithholdingServices,
  ref: DocumentReference,
  work: Work,
): Promise<Work | undefined> {
  if (now() - (work.published ?? now()) < settledMs) return work;
  await ref.update({ stage: 'documents', pass: 2, place: 0, cursor: '' });
  return workOf(await ref.get());
}

async function prepared(
  { db, transact }: WithholdingServices,
  ref: DocumentReference,
  { person }: Work,
): Promise<Work | undefined> {
  const known = new Set(places.map(({ name }) => name));
  const all = (await db.listCollections()).map(({ id }) => id);
  // Skip the work itself: it must keep the old ids.
  const others = all.filter((name) => !known.has(name) && name !== ref.parent.id).sort();
  const found = await newIdsFor(db, person);
  await transact(async (tx) => {
    const stored = await tx.get(ref);
    if (!isAtStart(workOf(stored))) return;
    tx.update(ref, { others, chosenIds: { ...found, ...stored.get('chosenIds') } });
  });
  return workOf(await ref.get());
}

const isAtStart = (work: Work | undefined): work is Work =>
  work?.stage === 'documents' && work.place === 0 && work.cursor === '';

const placeOf = ({ place, others }: Work): Place | undefined =>
  places[place] ?? others.slice(place - places.length, place - places.length + 1).map(idsAloneIn)[0];

async function throughPage(
  { db, transact, pageSize = 200 }: WithholdingServices,
  ref: DocumentReference,
  asked: Work,
): Promise<Work | undefined> {
  const place = placeOf(asked);
  if (!place) return ended(transact, ref, asked);
  const ordered = place.all(db).orderBy(FieldPath.documentId());
  const page = await (asked.cursor === '' ? ordered : ordered.startAfter(db.doc(asked.cursor)))
    .limit(pageSize)
    .get();
  // The query runs outside the transaction, because inside it locks far more than it finds; each document is
  // read again inside.
  const naming = page.docs.filter((doc) => nextOf(place, doc, doc.data(), asked.person) !== undefined);
  const isLast = page.size < pageSize;
  const next = isLast
    ? { place: asked.place + 1, cursor: '' }
    : { place: asked.place, cursor: page.docs.at(-1)?.ref.path ?? '' };
  return transact(async (tx) => {
    const [stored, ...docs] = await tx.getAll(ref, ...naming.map((doc) => doc.ref));
    const work = stored && workOf(stored);
    if (!isAsAsked(work, asked)) return work;
    for (const doc of docs) {
      const data = doc.data();
      if (data) write(tx, doc.ref, nextOf(place, doc, data, asked.person));
    }
    tx.update(ref, next);
    return { ...asked, ...next };
  });
}

const isAsAsked = (work: Work | undefined, asked: Work): boolean =>
  work?.stage === asked.stage &&
  work.pass === asked.pass &&
  work.place === asked.place &&
  work.cursor === asked.cursor;

function nextOf(place: Place, doc: Pick<DocumentSnapshot, 'id' | 'ref'>, data: DocumentData, person: Person) {
  const id = idWithMoved(doc.id, person.moved);
  const change = changeOf(place, doc, data, person);
  if (id !== doc.id) return { id, change: change ?? data };
  return change === undefined ? undefined : { id, change };
}

function write(tx: Transaction, ref: DocumentReference, next: ReturnType<typeof nextOf>): void {
  if (next === undefined) return;
  if (next.change === 'remove' || next.id !== ref.id) tx.delete(ref);
  if (next.change !== 'remove') tx.set(ref.parent.doc(next.id), next.change);
}

function ended(
  transact: WithholdingServices['transact'],
  ref: DocumentReference,
  asked: Work,
): Promise<Work | undefined> {
  return transact(async (tx) => {
    const work = workOf(await tx.get(ref));
    if (work === undefined || !isAsAsked(work, asked)) return work;
    tx.update(ref, { stage: 'files' });
    return { ...work, stage: 'files' };
  });
}

const awaitingFiles = async (db: Firestore): Promise<readonly DocumentReference[]> =>
  (await db.collection('withholding').where('stage', '==', 'files').get()).docs.map(({ ref }) => ref);

async function filesAreDone(
  { db, transact, now }: Pick<WithholdingServices, 'db' | 'transact' | 'now'>,
  refs: readonly DocumentReference[],
): Promise<void> {
  for (const ref of refs)
    await transact(async (tx) => {
      const [work, entry] = await tx.getAll(ref, db.collection('actLog').doc(ref.id));
      if (work?.get('stage') !== 'files') return;
      if (work.get('pass') === 1)
        tx.update(ref, { stage: 'settling', published: Timestamp.fromMillis(now()) });
      else tx.delete(ref);
      if (entry?.exists) tx.update(entry.ref, { done: true });
    });
}

/**
 * Runs `publish` without the names still in files, and notes that they are gone. Resolves to whether anything
 * was published. On failure, reports each act to `failed` and rethrows.
 */
export async function withoutNamesInFiles(
  { failed, ...services }: Pick<AllServices, 'db' | 'transact' | 'now' | 'failed'>,
  publish: (purges: boolean) => Promise<boolean>,
): Promise<boolean> {
  const withheld = await awaitingFiles(services.db);
  try {
    const isPublished = await publish(withheld.length > 0);
    if (isPublished) await filesAreDone(services, withheld);
    return isPublished;
  } catch (error) {
    for (const { id } of withheld) failed(id, error);
    throw error;
  }
}
