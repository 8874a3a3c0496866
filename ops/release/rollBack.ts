import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Problem } from '../../scripts/base/problem';
import { parseChangesList } from '@/model/published/publishedChanges';
import { firstWriteVersion } from '@/model/accounts/writeVersion';
import { jsonOr, type Site } from '../smoke/site';
import { rollbackPlan } from './plan';
import { ask, git, type ShellOptions } from '../../scripts/process/shell';
import { runSteps } from './runSteps';

export interface RollbackServices {
  readonly shell: ShellOptions;
  readonly projectId: string;
  readonly tag: string;
  readonly site: Site;
  readonly log: (message: string) => void;
}

/**
 * Redeploys all parts of an earlier release from a folder of its own: the files here stay unchanged. It uses the
 * present settings, since they belong to the project.
 */
export async function rollBack({ shell, projectId, tag, site, log }: RollbackServices): Promise<void> {
  const known = await ask(shell, 'git', ['rev-parse', '--verify', '--quiet', `refs/tags/${tag}^{commit}`]);
  if (known.code !== 0) throw new Problem(`There is no release ${tag}. \`git tag --list\` names them all.`);
  const accepts = await acceptedBy(site);
  if (accepts === undefined) log(`${site.origin} does not say which versions may write; going on.`);
  const steps = rollbackPlan({ projectId, tag, writes: await versionOf(shell, tag), accepts });
  const folder = mkdtempSync(join(tmpdir(), 'armwiki-rollback-'));
  let removing: Promise<void> | undefined;
  const remove = () => (removing ??= removeTree(shell, folder));
  // Registered before the steps, so that it runs after they have ended.
  shell.onEnd?.(remove);
  try {
    await git(shell, 'worktree', 'add', '--detach', '--force', folder, tag);
    copySettings(shell.folder, folder);
    await runSteps({ ...shell, folder, env: withWholePaths(shell) }, steps, log);
  } finally {
    await remove();
  }
}

async function removeTree(shell: ShellOptions, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await git(shell, 'worktree', 'prune');
}

/** The version by which the pages of a release write. */
async function versionOf(shell: ShellOptions, tag: string): Promise<number> {
  const { text } = await ask(shell, 'git', ['show', `${tag}:src/model/accounts/writeVersion.ts`]);
  return Number(/\bwriteVersion = (\d+)/.exec(text)?.[1] ?? firstWriteVersion);
}

/**
 * The lowest version whose writes a wiki accepts; `undefined` if it does not answer, which may be the reason for going
 * back.
 */
async function acceptedBy(site: Site): Promise<number | undefined> {
  const answer = await site.get('/data/changes.json').catch(() => undefined);
  const list = answer && parseChangesList(jsonOr(answer.text));
  return list?.ok ? (list.value.accepts ?? firstWriteVersion) : undefined;
}

function copySettings(from: string, to: string): void {
  const functions = join(from, 'functions');
  const settings = existsSync(functions)
    ? readdirSync(functions).filter((name) => name.startsWith('.env'))
    : [];
  for (const name of ['.firebaserc', ...settings.map((file) => join('functions', file))])
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name));
}

/** A relative path to a key is different from the other folder. */
function withWholePaths({ folder, env }: ShellOptions): NodeJS.ProcessEnv {
  const key = env['GOOGLE_APPLICATION_CREDENTIALS'];
  return { ...env, ...(key && { GOOGLE_APPLICATION_CREDENTIALS: resolve(folder, key) }) };
}
