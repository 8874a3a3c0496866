import { resolve } from 'node:path';
import { describeError } from '../../scripts/base/problem';
import { anonymiseBackup } from '../anonymise/anonymiseBackup';
import { readBackupOptions } from '../backup/backupOptions';
import { servicesOf } from '../backup/services';
import { countOf, writeBackup } from '../backup/writeBackup';
import { findProjectTarget } from '../projectTarget';

/**
 * `npm run backup`: writes all documents at one time and all accounts of a project, or a seed of a backup, into a
 * folder.
 */
async function main(args: readonly string[]): Promise<void> {
  const { into, project, anonymise } = readBackupOptions(args);
  if (anonymise !== undefined) {
    const seed = await anonymiseBackup({ from: resolve(anonymise), into: resolve(into), log: console.log });
    console.log(
      `Seed ${seed.id} of ${seed.project} as of ${seed.at} in ${into}: ${countOf(seed.documents)} documents, no accounts.`,
    );
    return;
  }
  const target = await findProjectTarget(process.env, project);
  const { id, at, documents, accounts } = await writeBackup({
    ...servicesOf(target),
    project: target.projectId,
    folder: resolve(into),
    log: console.log,
  });
  console.log(
    `Backup ${id} of ${target.projectId} as of ${at} in ${into}: ${countOf(documents)} documents, ${countOf(accounts)} accounts.`,
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
