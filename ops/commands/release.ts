import { finishing } from '../../scripts/process/finishing';
import { runUntilEnded, type Lifetime } from '../../scripts/process/lifetime';
import { buildVersion, projectBuild, requireDeployable } from '../../scripts/build/buildEnv';
import { Problem } from '../../scripts/base/problem';
import { root } from '../../scripts/base/root';
import { projectIdOf } from '../projectAlias';
import { checkList, listed } from '../release/checkList';
import { gatherFacts } from '../release/facts';
import { deployPlan, releaseTag } from '../release/plan';
import { readReleaseOptions, type Alias, type ReleaseOptions } from '../release/releaseOptions';
import { rollBack } from '../release/rollBack';
import { git } from '../../scripts/process/shell';
import { runSteps } from '../release/runSteps';
import { siteOf } from '../release/siteOf';
import { changedFiles } from '../../scripts/testing/tested';
import { smoke } from '../smoke/smoke';
import { createSite, readDeployed } from '../smoke/site';
import type { Verdict } from '../smoke/check';

const shell = { folder: root, env: process.env };
const log = console.log;

/** `npm run release`: preparation, the release itself, and the way back. */
async function main(lifetime: Lifetime): Promise<void> {
  const options = readReleaseOptions(process.argv.slice(2));
  const { onEnd } = lifetime;
  const projectId = projectIdOf(options.alias);
  const finish = finishing(lifetime, 'The release');
  finish((await carryOut(options, projectId, onEnd)) ? 0 : 1);
}

async function carryOut(
  options: ReleaseOptions,
  projectId: string,
  onEnd: Lifetime['onEnd'],
): Promise<boolean> {
  switch (options.what) {
    case 'check':
      return isReady(options, projectId, onEnd);
    case 'deploy':
      await deploy(options, projectId, onEnd);
      return isWell(options.alias, onEnd, buildVersion());
    case 'rollback': {
      const site = createSite(siteOf(root, options.alias, projectId));
      await rollBack({ shell: { ...shell, onEnd }, projectId, tag: options.tag, site, log });
      return isWell(options.alias, onEnd);
    }
  }
}

type Asked = Exclude<ReleaseOptions, { what: 'rollback' }>;

async function deploy(options: Asked, projectId: string, onEnd: Lifetime['onEnd']): Promise<void> {
  const { alias, anyway } = options;
  // Hosting, the last part, would refuse it after everything else is deployed.
  requireDeployable(projectBuild(process.env, buildVersion()), { GCLOUD_PROJECT: projectId });
  const changed = await changedFiles(shell);
  if (changed.length > 0) throw new Problem(`Commit or remove first: ${changed.join(', ')}.`);
  const isToCheck = alias === 'production' && !anyway;
  if (isToCheck && !(await isReady(options, projectId, onEnd)))
    throw new Problem('Not all is done that a release needs, so nothing was deployed.');
  await runSteps({ ...shell, onEnd }, deployPlan(projectId), log);
  const tag = releaseTag(alias, new Date(), (await git(shell, 'tag', '--list')).split('\n'));
  await git(shell, 'tag', tag);
  log(`Released as ${tag}: git push origin ${tag}`);
}

/** Prints the list. Answers whether a script finds nothing open. */
async function isReady(
  { alias, backup }: Asked,
  projectId: string,
  onEnd: Lifetime['onEnd'],
): Promise<boolean> {
  const lookAtStaging = async (version: string) => {
    const site = createSite(siteOf(root, 'staging', projectIdOf('staging')));
    const deployed = await readDeployed(site).catch(() => undefined);
    return deployed?.version === version ? look('staging', onEnd, version) : undefined;
  };
  const items = checkList(await gatherFacts({ shell, alias, projectId, backup, lookAtStaging, log }));
  log(`\n${listed(items)}`);
  return items.every(({ state }) => state !== 'open');
}

async function isWell(alias: Alias, onEnd: Lifetime['onEnd'], version?: string): Promise<boolean> {
  const { passed, failed } = await look(alias, onEnd, version);
  log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

function look(alias: Alias, onEnd: Lifetime['onEnd'], version?: string): Promise<Verdict> {
  const project = projectIdOf(alias);
  return smoke({ url: siteOf(root, alias, project), project, version }, { env: process.env, log, onEnd });
}

runUntilEnded(main);
