import { applicationDefault } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { withAdmin } from './data/admin';
import { describeError, Problem } from './base/problem';
import { createWritePace } from './operating/backup/writePace';
import { dryRun, listSteps, requireVersion } from './operating/migrations/listSteps';
import { readMigrateOptions, type MigrateOptions } from './operating/migrations/migrateOptions';
import { runStep } from './operating/migrations/runStep';
import { findStep } from './operating/migrations/steps';
import { undoStep } from './operating/migrations/undoStep';
import { findProjectTarget } from './operating/projectTarget';

/** `npm run migrate`: changes how documents are stored, while people read and write them. */
async function main(args: readonly string[]): Promise<void> {
  const options = readMigrateOptions(args);
  const { projectId, emulators } = await findProjectTarget(process.env, options.project);
  if (emulators) {
    process.env['FIRESTORE_EMULATOR_HOST'] = emulators.firestore;
    process.env['METADATA_SERVER_DETECTION'] = 'none';
  }
  const credential = emulators ? undefined : applicationDefault();
  const lines = await withAdmin(projectId, (app) => perform(getFirestore(app), options), credential).catch(
    refused,
  );
  for (const line of lines) console.log(line);
}

/** Answers what to say about it. */
async function perform(db: Firestore, options: MigrateOptions): Promise<readonly string[]> {
  if (options.what === 'list') return listSteps(db);
  if (options.what === 'require') {
    await requireVersion(db, options.version);
    return [
      `Pages from version ${options.version} on may write. Others keep what waits and offer the update.`,
    ];
  }
  const step = findStep(options.step);
  const services = { db, pace: createWritePace(), log: console.log };
  switch (options.what) {
    case 'dry-run': {
      const { looked, wouldChange, examples } = await dryRun(db, step);
      const such = examples.length > 0 ? `, such as ${examples.join(', ')}` : '';
      return [
        `${step.name} would change ${wouldChange} of ${looked} documents of ${step.collection}${such}.`,
      ];
    }
    case 'run':
      return [`${step.name} is done: ${(await runStep(services, step)).changed} documents were changed.`];
    case 'undo':
      return [`${step.name} is undone: ${await undoStep(services, step)} documents are as before.`];
  }
}

/** Credentials that do not work and networks that do not answer are for the person at the terminal to put right. */
function refused(error: unknown): never {
  if (error instanceof Problem || !(error instanceof Error)) throw error;
  throw new Problem(`The migration did not finish; calling it again goes on. ${error.message}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
