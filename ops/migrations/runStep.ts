import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { Problem } from '../../scripts/base/problem';
import { notesOf, readState, schemaRef, stateRef, storedState } from './stepState';
import type { Change, MigrationStep, StepState } from './step';

export interface StepServices {
  readonly db: Firestore;
  readonly pace: (writes: number) => Promise<void>;
  readonly log: (message: string) => void;
  readonly pageSize?: number;
}

/** Pages after a cursor, and whether they end the collection. */
type ReadPage = (cursor: string) => Promise<{
  readonly docs: readonly QueryDocumentSnapshot[];
  readonly isLast: boolean;
}>;

/** With the step's state and its notes, two pages are one second's worth of writes. */
const documentsOfPage = 198;
const pagesOfQuery = 20;
/** If this many passes all found something, pages of an older version write faster than the step changes. */
const mostPasses = 10;

/**
 * Runs a step page by page, ordered by id. Each page is one transaction that reads the documents again and saves the
 * cursor, so an interrupted run can be continued without repeating or missing anything. A document written meanwhile in
 * the old form behind the cursor is found by the next pass. The step is done when a pass finds nothing.
 */
export async function runStep(services: StepServices, step: MigrationStep): Promise<StepState> {
  const { db, log } = services;
  const ref = stateRef(db, step);
  const readPage = readAhead(services, step);
  for (let pass = 1; pass <= mostPasses;) {
    const before = readState(await ref.get());
    if (before.state === 'done') return before;
    if (before.state === 'undoing') throw new Problem(`${step.name} is being undone: finish that first.`);
    const { state, isLast } = await runPage(services, step, before, await readPage(before.cursor));
    log(`${step.name}: behind ${state.cursor || 'the last one'}, ${state.changed} changed`);
    if (state.state === 'done') return state;
    if (isLast) pass += 1;
  }
  throw new Problem(
    `${step.name}: after ${mostPasses} passes documents of the old form still come. Who writes them? Deploy the functions first.`,
  );
}

/**
 * Reads the pages of one query ahead: each query costs a round trip, and the emulator scans all documents before its
 * cursor. Reads outside the transactions, because a query inside locks everything it scans. A page may be outdated: its
 * transaction reads it again, and the next pass finds newer documents.
 */
function readAhead({ db, pageSize = documentsOfPage }: StepServices, step: MigrationStep): ReadPage {
  const size = pageSize * pagesOfQuery;
  const all = db.collection(step.collection).orderBy(FieldPath.documentId()).limit(size);
  let ahead: readonly QueryDocumentSnapshot[] = [];
  let isEnd = false;
  let next: string | undefined;
  return async (cursor) => {
    // An unexpected cursor means that another run is at work.
    if (next !== cursor || (ahead.length === 0 && !isEnd)) {
      ({ docs: ahead } = await (cursor === '' ? all : all.startAfter(cursor)).get());
      isEnd = ahead.length < size;
    }
    const docs = ahead.slice(0, pageSize);
    ahead = ahead.slice(pageSize);
    const isLast = isEnd && ahead.length === 0;
    next = isLast ? undefined : docs.at(-1)?.id;
    return { docs, isLast };
  };
}

async function runPage(
  { db, pace }: StepServices,
  step: MigrationStep,
  before: StepState,
  { docs, isLast }: Awaited<ReturnType<ReadPage>>,
): Promise<{ readonly state: StepState; readonly isLast: boolean }> {
  const old = docs.filter((doc) => step.missing(doc.data()) !== undefined).map(({ ref }) => ref);
  await pace(old.length + 2);
  const state = await db.runTransaction(async (tx) => {
    const known = readState(await tx.get(stateRef(db, step)));
    // Another run is at work, or has finished.
    const isOver = known.state === 'done' || known.state === 'undoing';
    if (isOver || known.cursor !== before.cursor || known.notes !== before.notes) return known;
    const changes = await changeIn(tx, step, old);
    if (changes.length > 0)
      tx.set(notesOf(db, step).doc(String(known.notes)), { number: known.notes, changes });
    const next = stateAfter(known, changes.length, docs.at(-1)?.id ?? '', isLast);
    tx.set(stateRef(db, step), storedState(next));
    if (next.state === 'done') tx.set(schemaRef(db), { version: step.version }, { merge: true });
    return next;
  });
  return { state, isLast };
}

function stateAfter(known: StepState, changed: number, cursor: string, isLast: boolean): StepState {
  const inPass = known.changedInPass + changed;
  return {
    state: isLast && inPass === 0 ? 'done' : 'running',
    cursor: isLast ? '' : cursor,
    changed: known.changed + changed,
    changedInPass: isLast ? 0 : inPass,
    notes: known.notes + (changed > 0 ? 1 : 0),
  };
}

async function changeIn(
  tx: Transaction,
  { missing }: MigrationStep,
  refs: readonly DocumentReference[],
): Promise<readonly Change[]> {
  if (refs.length === 0) return [];
  const current = await tx.getAll(...refs);
  const changes = current.flatMap((snapshot: DocumentSnapshot) => {
    const data = snapshot.data();
    const set = data && missing(data);
    return set ? [{ ref: snapshot.ref, set }] : [];
  });
  for (const { ref, set } of changes) tx.update(ref, set);
  return changes.map(({ ref: { id }, set }) => ({ id, set }));
}
