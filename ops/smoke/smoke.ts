import { join } from 'node:path';
import { root } from '../../scripts/base/root';
import { appCheckToken } from './appCheck';
import { expectThat, runChecks, type Check, type Verdict } from './check';
import { headerChecks } from './headers';
import { findSamples, pageChecks } from './pages';
import { proposalLife } from './proposalLife';
import { publishedChecks } from './published';
import { refusalChecks } from './refusals';
import { createSite, readDeployed, type Deployed } from './site';
import type { SmokeOptions } from './smokeOptions';
import { createWikiApi } from './wikiApi';

export interface SmokeServices {
  readonly env: NodeJS.ProcessEnv;
  readonly log: (message: string) => void;
  /** Registers how to remove what exists at the moment, in case the command is ended. */
  readonly onEnd: (undo: () => Promise<void>) => void;
  readonly folder?: string;
}

/**
 * Checks everything of a deployed wiki that a visitor and an account without a role can see, and reports each result.
 * Leaves nothing behind; what cannot be removed is named and counts as a failure.
 */
export async function smoke(options: SmokeOptions, services: SmokeServices): Promise<Verdict> {
  const { env, log, onEnd, folder = join(root, '.armwiki') } = services;
  const site = createSite(options.url);
  const deployed = await readDeployed(site);
  log(`${site.origin} is ${deployed.firebase.projectId}, version ${deployed.version}`);
  const samples = await findSamples(site);
  const api = createWikiApi(deployed, fetch, await appCheckToken(deployed, env));
  const life = proposalLife({
    api,
    file: join(folder, `smoke-${new URL(site.origin).host.replace(':', '-')}.json`),
  });
  onEnd(life.cleanUp);
  const verdict = await runChecks(
    [
      ...meantChecks(deployed, options),
      ...pageChecks(site, samples),
      ...headerChecks(site, deployed),
      ...publishedChecks(site, samples),
      ...refusalChecks(api, 'a visitor', () => undefined),
      ...life.checks,
    ],
    log,
  );
  const left = await runChecks([{ name: 'nothing is left of it', look: life.cleanUp }], log);
  return { passed: verdict.passed + left.passed, failed: verdict.failed + left.failed };
}

const meantChecks = (
  { firebase, version }: Deployed,
  { project, version: meant }: SmokeOptions,
): readonly Check[] => [
  ...(project === undefined
    ? []
    : [{ name: `it is the project ${project}`, look: same(project, firebase.projectId) }]),
  ...(meant === undefined ? [] : [{ name: `it is version ${meant}`, look: same(meant, version) }]),
];

const same = (meant: string, found: string) => async () => expectThat(meant === found, meant, found);
