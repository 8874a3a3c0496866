import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { SnapshotStore } from '../../functions/src/publish/snapshot/snapshotStore';
import { describeError } from '../../scripts/base/problem';
import { createWritePace } from '../backup/writePace';
import { dryRun, listSteps, requireVersion } from '../migrations/listSteps';
import { readMigrateOptions, type MigrateOptions } from '../migrations/migrateOptions';
import { runStep } from '../migrations/runStep';
import { findStep } from '../migrations/steps';
import { tellPages } from '../migrations/tellPages';
import { undoStep } from '../migrations/undoStep';
import { publishedFolder, publishedStore } from '../publishedStore';
import { findProjectTarget, onTarget } from '../projectTarget';

/** `npm run migrate`: changes how documents are stored, while people read and write them. */
async function main(args: readonly string[]): Promise<void> {
  const options = readMigrateOptions(args);
  const target = await findProjectTarget(process.env, options.project);
  const lines = await onTarget(
    target,
    (app) => {
      const store = publishedStore(process.env, app, target, publishedFolder(process.env, target));
      return perform(getFirestore(app), store, options);
    },
    'The migration did not finish; calling it again goes on.',
  );
  for (const line of lines) console.log(line);
}

async function perform(
  db: Firestore,
  store: SnapshotStore,
  options: MigrateOptions,
): Promise<readonly string[]> {
  if (options.what === 'list') return listSteps(db);
  if (options.what === 'require') {
    await requireVersion(db, options.version);
    const isTold = await tellPages(store, options.version);
    return [
      isTold
        ? 'Open pages learn it within about an hour.'
        : 'Nothing is published yet: pages learn it from the first list.',
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

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
