import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getFirestore } from 'firebase-admin/firestore';
import { describeError } from '../../scripts/base/problem';
import { builtOrigin } from '../../scripts/build/builtOrigin';
import { buildVersion, projectBuild } from '../../scripts/build/buildEnv';
import { readBackup } from '../backup/parts';
import { pendingSteps } from '../migrations/listSteps';
import { onTarget } from '../projectTarget';
import type { Verdict } from '../smoke/check';
import { jsonOr } from '../smoke/site';
import type { Facts } from './checkList';
import { compareIndexes, type IndexFile } from './indexes';
import { ask, type ShellOptions } from '../../scripts/process/shell';
import { siteOf } from './siteOf';
import { changedFiles, isTested } from '../../scripts/testing/tested';

export interface FactsAsked {
  readonly shell: ShellOptions;
  readonly alias: string;
  readonly projectId: string;
  readonly backup: string | undefined;
  readonly lookAtStaging: (version: string) => Promise<Verdict | undefined>;
  readonly log: (message: string) => void;
}

/** Gathers the facts for the list. Reports anything that does not answer as unknown. */
export async function gatherFacts({
  shell,
  alias,
  projectId,
  backup,
  lookAtStaging,
  log,
}: FactsAsked): Promise<Facts> {
  const version = buildVersion();
  const build = projectBuild(shell.env, version);
  return {
    projectId,
    now: Date.now(),
    version,
    changed: await changedFiles(shell),
    tested: await isTested(shell),
    audit: await auditOf(shell),
    backup: backup === undefined ? undefined : readBackup(resolve(shell.folder, backup)),
    pending: await pendingIn(shell, projectId),
    indexes: await indexesIn(shell, projectId),
    build: { projectId: build?.firebase.projectId, origin: build && builtOrigin(build, shell.env) },
    origin: siteOf(shell.folder, alias, projectId),
    staging: await lookAtStaging(version).catch((error: unknown) => {
      log(`Staging could not be looked at: ${describeError(error)}`);
      return { passed: 0, failed: 1 };
    }),
  };
}

/** Counts the critical vulnerabilities that npm knows; `undefined` if the registry does not answer. */
async function auditOf(shell: ShellOptions): Promise<Facts['audit']> {
  const { text } = await ask(shell, 'npm', ['audit', '--audit-level=critical', '--json']);
  const found = /"critical":\s*(\d+)/.exec(text)?.[1];
  if (found === undefined) return undefined;
  return found === '0' ? 'clean' : 'flaws';
}

async function pendingIn({ env }: ShellOptions, projectId: string): Promise<readonly string[] | undefined> {
  if (!env['GOOGLE_APPLICATION_CREDENTIALS']) return undefined;
  return onTarget(
    { projectId, emulators: undefined },
    (app) => pendingSteps(getFirestore(app)),
    'Migrations could not be asked for.',
  ).catch(() => undefined);
}

async function indexesIn(shell: ShellOptions, projectId: string): Promise<Facts['indexes']> {
  const list = (...options: readonly string[]) =>
    ask(shell, 'npx', ['--no-install', 'firebase', 'firestore:indexes', '--project', projectId, ...options]);
  const [there, states] = [await list(), await list('--pretty')];
  // Hints may surround it.
  const found = jsonOr(there.text.slice(there.text.indexOf('{'), there.text.lastIndexOf('}') + 1));
  if (there.code !== 0 || states.code !== 0 || found === undefined) return undefined;
  const needed = readFileSync(join(shell.folder, 'firestore.indexes.json'), 'utf8');
  return compareIndexes(JSON.parse(needed) as IndexFile, found as IndexFile, states.text);
}
