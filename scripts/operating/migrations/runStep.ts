import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { Problem } from '../../base/problem';
import { notesOf, readState, schemaRef, stateRef, storedState } from './stepState';
import type { Change, MigrationStep, StepState } from './step';

export interface StepServices {
  readonly db: Firestore;
  /** Waits until so many writes may be made. */
  readonly pace: (writes: number) => Promise<void>;
  readonly log: (message: string) => void;
  /** Documents of one page. */
  readonly pageSize?: number;
}

const documentsOfPage = 200;
/** After so many passes that all found something, somebody writes documents of before faster than they are changed. */
const mostPasses = 10;

/**
 * Takes a step, page by page in the order of ids. Each page is one transaction that reads the documents again and writes how
 * far it has come, so whoever is killed and called again does nothing twice and misses nothing. What is written of the old
 * form behind it meanwhile is found by the next pass; the step is done when a pass finds nothing.
 */
export async function runStep(services: StepServices, step: MigrationStep): Promise<StepState> {
  const { db, log } = services;
  const ref = stateRef(db, step);
  for (let pass = 1; pass <= mostPasses;) {
    const before = readState(await ref.get());
    if (before.state === 'done') return before;
    if (before.state === 'undoing') throw new Problem(`${step.name} is being undone: finish that first.`);
    const { state, isLast } = await runPage(services, step, before);
    log(`${step.name}: behind ${state.cursor || 'the last one'}, ${state.changed} changed`);
    if (state.state === 'done') return state;
    if (isLast) pass += 1;
  }
  throw new Problem(
    `${step.name}: after ${mostPasses} passes documents of the old form still come. Who writes them? Deploy the functions first.`,
  );
}

/** One page; answers where the step stands after it. */
async function runPage(
  { db, pace, pageSize = documentsOfPage }: StepServices,
  step: MigrationStep,
  before: StepState,
): Promise<{ readonly state: StepState; readonly isLast: boolean }> {
  const all = db.collection(step.collection).orderBy(FieldPath.documentId()).limit(pageSize);
  // Outside the transaction, since a query inside locks all that it looks at.
  const { docs } = await (before.cursor === '' ? all : all.startAfter(before.cursor)).get();
  const old = docs.filter((doc) => step.missing(doc.data()) !== undefined).map(({ ref }) => ref);
  const isLast = docs.length < pageSize;
  await pace(old.length + 2);
  const state = await db.runTransaction(async (tx) => {
    const known = readState(await tx.get(stateRef(db, step)));
    // Somebody else is at work, or was.
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

/** Changes the documents that still need it. Answers what was set. */
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
