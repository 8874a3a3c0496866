import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, committedFiles, isTested, noteTested } from '../../../scripts/testing/tested';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A repository with one commit that ignores the machine's git settings. */
function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'armwiki-tested-'));
  folders.push(folder);
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.com'];
  const run = (...args: readonly string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: folder, env });
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  run('init', '--quiet');
  write('.gitignore', '.armwiki\n');
  write('page', 'old');
  run('add', '.');
  run('commit', '--quiet', '-m', 'old');
  return { shell: { folder, env }, write, run };
}

test('tests count for the very files on which they have passed, and settings are no part of them', async () => {
  const { shell, write, run } = repository();
  expect(await changedFiles(shell)).toEqual([]);
  expect(await isTested(shell)).toBe(false);
  const first = await committedFiles(shell);
  await noteTested(shell, first);
  expect(await isTested(shell)).toBe(true);
  write('page', 'newer');
  expect(await changedFiles(shell)).toEqual(['page']);
  const changed = await committedFiles(shell);
  expect(changed).toBeUndefined();
  run('commit', '--quiet', '-am', 'newer');
  expect(await isTested(shell)).toBe(false);
  // Committed during the tests, which began with the previous files or with uncommitted ones.
  for (const before of [first, changed]) {
    await noteTested(shell, before);
    expect(await isTested(shell)).toBe(false);
  }
  const newer = await committedFiles(shell);
  write('other', '');
  await noteTested(shell, newer);
  expect(await isTested(shell)).toBe(false);
});
