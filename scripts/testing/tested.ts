import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, type ShellOptions } from '../process/shell';

/** Holds git's name of the files on which a whole `npm test` has passed here. */
const noteIn = (folder: string) => join(folder, '.armwiki', 'tested');

const filesOf = (shell: ShellOptions) => git(shell, 'rev-parse', 'HEAD^{tree}');

export async function changedFiles(shell: ShellOptions): Promise<readonly string[]> {
  const status = await git(shell, 'status', '--porcelain');
  return status.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
}

/** Git's name of the present files; `undefined` if they differ from the commit. */
export async function committedFiles(shell: ShellOptions): Promise<string | undefined> {
  return (await changedFiles(shell)).length > 0 ? undefined : filesOf(shell);
}

/**
 * Notes that all tests have passed on the files from before, unless the present ones differ: some tests may have met
 * those.
 */
export async function noteTested(shell: ShellOptions, before: string | undefined): Promise<void> {
  if (before === undefined || (await committedFiles(shell)) !== before) return;
  mkdirSync(join(shell.folder, '.armwiki'), { recursive: true });
  writeFileSync(noteIn(shell.folder), before);
}

export async function isTested(shell: ShellOptions): Promise<boolean> {
  const note = noteIn(shell.folder);
  return existsSync(note) && readFileSync(note, 'utf8') === (await filesOf(shell));
}
