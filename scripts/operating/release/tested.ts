import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, type ShellOptions } from './shell';

/** Names the files, as git does, on which a whole `npm test` has passed here. */
const noteIn = (folder: string) => join(folder, '.armwiki', 'tested');

/** The name of all files of the commit at hand. */
const filesOf = (shell: ShellOptions) => git(shell, 'rev-parse', 'HEAD^{tree}');

/** Files that are not as the commit has them. */
export async function changedFiles(shell: ShellOptions): Promise<readonly string[]> {
  const status = await git(shell, 'status', '--porcelain');
  return status.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
}

/** Notes that all tests have passed, unless other files than those of the commit were tested. */
export async function noteTested(shell: ShellOptions): Promise<void> {
  if ((await changedFiles(shell)).length > 0) return;
  mkdirSync(join(shell.folder, '.armwiki'), { recursive: true });
  writeFileSync(noteIn(shell.folder), await filesOf(shell));
}

export async function isTested(shell: ShellOptions): Promise<boolean> {
  const note = noteIn(shell.folder);
  return existsSync(note) && readFileSync(note, 'utf8') === (await filesOf(shell));
}
