import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, type ShellOptions } from '../process/shell';

/** Names the files, as git does, on which a whole `npm test` has passed here. */
const noteIn = (folder: string) => join(folder, '.armwiki', 'tested');

/** The name of all files of the commit at hand. */
const filesOf = (shell: ShellOptions) => git(shell, 'rev-parse', 'HEAD^{tree}');

/** Files that are not as the commit has them. */
export async function changedFiles(shell: ShellOptions): Promise<readonly string[]> {
  const status = await git(shell, 'status', '--porcelain');
  return status.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
}

/** The name of the files at hand; `undefined` where they are not those of the commit. */
export async function committedFiles(shell: ShellOptions): Promise<string | undefined> {
  return (await changedFiles(shell)).length > 0 ? undefined : filesOf(shell);
}

/** Notes that all tests have passed on the files that were there before, unless others are there now: some may have met these. */
export async function noteTested(shell: ShellOptions, before: string | undefined): Promise<void> {
  if (before === undefined || (await committedFiles(shell)) !== before) return;
  mkdirSync(join(shell.folder, '.armwiki'), { recursive: true });
  writeFileSync(noteIn(shell.folder), before);
}

export async function isTested(shell: ShellOptions): Promise<boolean> {
  const note = noteIn(shell.folder);
  return existsSync(note) && readFileSync(note, 'utf8') === (await filesOf(shell));
}
