import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { MigrationStep } from './step';
import { steps } from './steps';
import { readState, readVersion, schemaRef, stateRef } from './stepState';
import { Problem } from '../../scripts/base/problem';
import { writeVersion } from '@/model/accounts/writeVersion';
import { readAccepted } from '../../functions/src/calls/acceptedVersion';

/** The version of the stored schema and where each step stands, a line each. */
export async function listSteps(db: Firestore, all = steps): Promise<readonly string[]> {
  const lines = await Promise.all(
    all.map(async (step) => {
      const { state, changed } = readState(await stateRef(db, step).get());
      return `${step.version}  ${step.name}: ${state}${changed > 0 ? `, ${changed} changed` : ''}. ${step.does}`;
    }),
  );
  const [version, accepted] = await Promise.all([readVersion(db), readAccepted(db)]);
  return [`The stored schema has version ${version}; pages from version ${accepted} on may write.`, ...lines];
}

/** Names of the steps that are not done. */
export async function pendingSteps(db: Firestore, all = steps): Promise<readonly string[]> {
  const states = await Promise.all(all.map(async (step) => readState(await stateRef(db, step).get()).state));
  return all.filter((_, at) => states[at] !== 'done').map(({ name }) => name);
}

/**
 * Makes the wiki accept writes only from pages of at least this version. Functions learn it within a minute, pages
 * before the first write of an hour. Refuses a version above the one that this code writes, since nobody could write
 * then.
 */
export async function requireVersion(db: Firestore, version: number): Promise<void> {
  if (version > writeVersion)
    throw new Problem(`This code writes version ${writeVersion}: deploy one that writes ${version} first.`);
  await schemaRef(db).set({ accepts: version }, { merge: true });
}

export interface DryRun {
  readonly looked: number;
  readonly wouldChange: number;
  readonly examples: readonly string[];
}

const mostExamples = 5;

export async function dryRun(db: Firestore, step: MigrationStep, pageSize = 1_000): Promise<DryRun> {
  const all = db.collection(step.collection).orderBy(FieldPath.documentId()).limit(pageSize);
  const examples: string[] = [];
  let looked = 0;
  let wouldChange = 0;
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await (last ? all.startAfter(last) : all).get();
    for (const doc of docs) {
      if (step.missing(doc.data()) === undefined) continue;
      wouldChange += 1;
      if (examples.length < mostExamples) examples.push(doc.id);
    }
    looked += docs.length;
    last = docs.at(-1);
    if (docs.length < pageSize) return { looked, wouldChange, examples };
  }
}
