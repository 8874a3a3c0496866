import { FieldValue, type DocumentSnapshot, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { newState, type Change, type MigrationStep } from './step';
import { notesOf, readState, schemaRef, stateRef, storedState } from './stepState';
import type { StepServices } from './runStep';

/**
 * Undoes a step, note by note, newest first. Fields that somebody has changed since keep their value. Each note is
 * deleted in the transaction that undoes it, so an interrupted run can be continued. Answers how many documents were
 * reset.
 */
export async function undoStep({ db, pace, log }: StepServices, step: MigrationStep): Promise<number> {
  const ref = stateRef(db, step);
  const before = readState(await ref.get());
  if (before.state === 'waiting') return 0;
  const begun = { state: 'undoing' } as const;
  const schema = { version: step.version - 1 };
  await db.batch().set(ref, begun, { merge: true }).set(schemaRef(db), schema, { merge: true }).commit();
  let undone = 0;
  const newest = notesOf(db, step).orderBy('number', 'desc').limit(1);
  for (;;) {
    const [note] = (await newest.get()).docs;
    if (!note) break;
    await pace(changesIn(note).length + 1);
    undone += await undoNote(db, step, note);
    log(`${step.name}: ${undone} undone`);
  }
  await ref.set(storedState(newState));
  return undone;
}

const changesIn = (note: DocumentSnapshot) => (note.get('changes') ?? []) as readonly Change[];

const undoNote = (db: StepServices['db'], { collection }: MigrationStep, note: QueryDocumentSnapshot) =>
  db.runTransaction(async (tx) => {
    const refs = changesIn(note).map(({ id }) => db.collection(collection).doc(id));
    const [stored, ...current] = await tx.getAll(note.ref, ...refs);
    if (!stored?.exists) return 0;
    let undone = 0;
    for (const [at, { set }] of changesIn(note).entries()) {
      const snapshot = current[at];
      const same = Object.entries(set).filter(([name, value]) => snapshot?.get(name) === value);
      if (!snapshot?.exists || same.length === 0) continue;
      tx.update(snapshot.ref, Object.fromEntries(same.map(([name]) => [name, FieldValue.delete()])));
      undone += 1;
    }
    tx.delete(note.ref);
    return undone;
  });
