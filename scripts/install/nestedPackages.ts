import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../base/problem';
import { root } from '../base/root';

/** Folders with a `package.json` and a lockfile of their own: what few commands need, `npm ci` does not wait for. */
export const nestedFolders = ['lab', 'ops'] as const;
export type NestedFolder = (typeof nestedFolders)[number];

/** The folder that a path begins with. */
export function nestedFolderOf(path: string): NestedFolder {
  const found = nestedFolders.find((folder) => path.split('/')[0] === folder);
  if (!found) throw new Problem(`Expected a path in ${nestedFolders.join(' or ')}, found "${path}".`);
  return found;
}

/** Installs what a folder's own lockfile names, unless that is there already. What npm has in its cache needs no network. */
export function installNested(folder: NestedFolder): void {
  const lock = readFileSync(join(root, folder, 'package-lock.json'), 'utf8');
  // npm empties the folder first, so a copy of the lockfile in it says that this was installed whole.
  const installed = join(root, folder, 'node_modules/.installed.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  console.error(`Installing the packages of ${folder} …`);
  const { status, stderr, error } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: join(root, folder), encoding: 'utf8' },
  );
  if (status !== 0)
    throw new Problem(
      `${folder}: expected npm to install its packages, found that it failed. They are installed when they are first ` +
        `needed: without a network, run "npm ci --prefix ${folder}" once where there is one. npm said:\n` +
        (error?.message ?? stderr),
    );
  writeFileSync(installed, lock);
}
