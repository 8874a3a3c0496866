import { resolve } from 'node:path';
import { describeError } from '../../scripts/base/problem';
import { readRestoreOptions } from '../backup/backupOptions';
import { readBackup } from '../backup/parts';
import { restoreBackup } from '../backup/restoreBackup';
import { servicesOf } from '../backup/services';
import { createWritePace } from '../backup/writePace';
import { requireFitting } from '../projectAlias';
import { findProjectTarget } from '../projectTarget';

async function main(args: readonly string[]): Promise<void> {
  const { folder, project } = readRestoreOptions(args);
  const target = await findProjectTarget(process.env, project);
  const backup = readBackup(resolve(folder));
  if (backup) requireFitting(backup, target.projectId);
  const { id, at } = await restoreBackup({
    ...servicesOf(target),
    folder: resolve(folder),
    pace: createWritePace(),
    log: console.log,
  });
  console.log(
    [
      `Restored backup ${id} into ${target.projectId}: the wiki is as it was at ${at}.`,
      `Publish it before anybody comes: npm run snapshot -- --project ${target.projectId}`,
      'Then deploy rules, indexes, functions and pages: see docs/operating.md.',
    ].join('\n'),
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
