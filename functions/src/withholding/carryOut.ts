import {
  FieldPath,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { millis } from '../base/documents';
import { personOf, type Person } from './person';
import { changeOf, places } from './places';

/** The services that going through all documents needs. */
interface WithholdingServices {
  readonly db: Firestore;
  /** Runs a body that reads before it writes, again when others wrote meanwhile. */
  readonly transact: <T>(body: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Tells whether there is time for another page. */
  readonly hasTime: () => boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Documents of one page. */
  readonly pageSize?: number;
}

interface AllServices extends WithholdingServices {
  /** Hears of each act whose name could not be withheld everywhere yet. */
  readonly failed: (act: string, error: unknown) => void;
}

interface Withheld {
  /** Acts that were gone on with, as far as there is something to do by now. */
  readonly done: number;
  /** Those that failed; a later run tries again. */
  readonly failed: number;
  /** True if there was time for all. */
  readonly complete: boolean;
}

/** Pages that were open when the name went have sent what they had by then, and what was being applied is. */
const settledMs = 2 * 60 * 60_000;

/**
 * The work on one person, `withholding/{act}`: documents are gone through place by place, then files are published anew, and
 * some hours later all of it is done once more. It holds the names, which no client reads, and goes with the last step.
 */
interface Work {
  readonly person: Person;
  readonly stage: 'documents' | 'files' | 'settling';
  readonly pass: number;
  /** The number of the place, and the path of its last document that is done. */
  readonly place: number;
  readonly cursor: string;
  /** Epoch milliseconds; of `settling`. */
  readonly published: number | undefined;
}

function workOf(stored: DocumentSnapshot): Work | undefined {
  if (!stored.exists) return undefined;
  // Only this folder writes it.
  const data = stored.data() as Omit<Work, 'person' | 'published'> & Parameters<typeof personOf>[0];
  return { ...data, person: personOf(data), published: millis(stored.get('published')) };
}

/** Goes on with everybody whose name is being withheld; one that fails stops no other. */
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
 * Goes through the documents, from where an earlier run broke off. Every page is one transaction with the note of how far the
 * work has come, so whoever goes on after a kill, or works beside, leaves nothing out. Answers whether there was time.
 */
export async function carryOut(services: WithholdingServices, ref: DocumentReference): Promise<boolean> {
  let work = workOf(await ref.get());
  if (work?.stage === 'settling') work = await settled(services, ref, work);
  while (work?.stage === 'documents') {
    if (!services.hasTime()) return false;
    work = await throughPage(services, ref, work);
  }
  return true;
}

/** Begins the second pass once it is time for it. */
async function settled(
  { now }: WithholdingServices,
  ref: DocumentReference,
  work: Work,
): Promise<Work | undefined> {
  if (now() - (work.published ?? now()) < settledMs) return work;
  await ref.update({ stage: 'documents', pass: 2, place: 0, cursor: '' });
  return workOf(await ref.get());
}

async function throughPage(
  { db, transact, pageSize = 200 }: WithholdingServices,
  ref: DocumentReference,
  asked: Work,
): Promise<Work | undefined> {
  const place = places[asked.place];
  if (!place) return ended(transact, ref, asked);
  const ordered = place.all(db).orderBy(FieldPath.documentId());
  const page = await (asked.cursor === '' ? ordered : ordered.startAfter(db.doc(asked.cursor)))
    .limit(pageSize)
    .get();
  // Outside the transaction, where a query locks far more than it finds; each one is read again inside.
  const naming = page.docs.filter((doc) => changeOf(place, doc, doc.data(), asked.person) !== undefined);
  const isLast = page.size < pageSize;
  const next = isLast
    ? { place: asked.place + 1, cursor: '' }
    : { place: asked.place, cursor: page.docs.at(-1)?.ref.path ?? '' };
  return transact(async (tx) => {
    const [stored, ...docs] = await tx.getAll(ref, ...naming.map((doc) => doc.ref));
    const work = stored && workOf(stored);
    // Another worker was here.
    if (!isAsAsked(work, asked)) return work;
    for (const doc of docs) {
      const data = doc.data();
      if (data) write(tx, doc.ref, changeOf(place, doc, data, asked.person));
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

function write(tx: Transaction, ref: DocumentReference, change: ReturnType<typeof changeOf>): void {
  if (change === 'remove') tx.delete(ref);
  else if (change !== undefined) tx.set(ref, change);
}

/** All documents are done, and files are next. */
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

/** Those of whom nothing is left in documents, while files still have the name. */
const awaitingFiles = async (db: Firestore): Promise<readonly DocumentReference[]> =>
  (await db.collection('withholding').where('stage', '==', 'files').get()).docs.map(({ ref }) => ref);

/** Files that were made since have the name no more. */
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
 * Publishes by `publish` without the names that files still have, and notes that they are gone. Answers whether anything was
 * published. Where that fails, each act is told, and the error goes on to the caller.
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
