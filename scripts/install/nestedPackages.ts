import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../base/problem';
import { root } from '../base/root';

/** Folders with their own `package.json` and lockfile, so that `npm ci` skips packages that few commands need. */
export const nestedFolders = ['lab', 'ops'] as const;
export type NestedFolder = (typeof nestedFolders)[number];

export function nestedFolderOf(path: string): NestedFolder {
  const found = nestedFolders.find((folder) => path.split('/')[0] === folder);
  if (!found) throw new Problem(`Expected a path in ${nestedFolders.join(' or ')}, found "${path}".`);
  return found;
}

/** Installs the packages of a folder's own lockfile, unless they are there. Packages in npm's cache need no network. */
export function installNested(folder: NestedFolder): void {
  const lock = readFileSync(join(root, folder, 'package-lock.json'), 'utf8');
  // npm empties the folder first, so a copy of the lockfile in it proves a complete installation.
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
