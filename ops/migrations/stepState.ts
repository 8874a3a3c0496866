import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { newState, type MigrationStep, type StepState } from './step';
import { firstWriteVersion } from '@/model/accounts/writeVersion';

export const stateRef = (db: Firestore, { name }: MigrationStep): DocumentReference =>
  db.collection('migration').doc(name);

/** Notes of what a step has changed, for undoing it. Each is written together with its change. */
export const notesOf = (db: Firestore, step: MigrationStep) => stateRef(db, step).collection('changed');

export const schemaRef = (db: Firestore): DocumentReference => db.collection('setting').doc('schema');

/** Only these commands write the state, so it needs no parsing. */
export const readState = (snapshot: DocumentSnapshot): StepState => ({ ...newState, ...snapshot.data() });

export const storedState = (state: StepState) => ({ ...state, at: FieldValue.serverTimestamp() });

/** The version of the stored schema: the first where no step was taken. */
export async function readVersion(db: Firestore): Promise<number> {
  const version: unknown = (await schemaRef(db).get()).get('version');
  return typeof version === 'number' ? version : firstWriteVersion;
}
