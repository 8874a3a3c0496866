import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeError } from './base/problem';
import { root } from './base/root';
import { installNested, nestedFolderOf } from './install/nestedPackages';

/**
 * `tsx scripts/command.ts ops/commands/backup.ts …`: runs a command of `lab` or `ops` in this process. Installs the
 * packages that only its folder needs before its first run.
 */
const [file = ''] = process.argv.splice(2, 1);
try {
  installNested(nestedFolderOf(file));
  await import(pathToFileURL(join(root, file)).href);
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
