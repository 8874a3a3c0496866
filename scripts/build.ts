import { join } from 'node:path';
import { buildClient, buildFolder } from './lib/buildClient';
import { buildVersion, emulatorBuild, projectBuild } from './lib/buildEnv';
import { buildFunctions } from './lib/buildFunctions';
import { portsFromEnv } from './lib/ports';
import { describeError, Problem } from './lib/problem';
import { root } from './lib/root';
import { sizeTable } from './lib/sizeTable';

/**
 * `npm run build` builds the client: for the project that `ARMWIKI_FIREBASE_…` names, else for the emulators.
 * `--deploy` refuses to build for the emulators, `--functions` builds the functions instead.
 */
async function main(args: readonly string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== '--deploy' && arg !== '--functions');
  if (unknown !== undefined)
    throw new Problem(`Unknown option ${unknown}; there are --deploy and --functions.`);
  if (args.includes('--functions')) {
    await buildFunctions();
    console.log('Built functions/lib/index.js');
    return;
  }
  const version = buildVersion();
  const project = projectBuild(process.env, version);
  if (!project && args.includes('--deploy')) {
    throw new Problem(
      'A build to deploy needs a real project: set ARMWIKI_FIREBASE_CONFIG to the configuration of its web app.',
    );
  }
  const folder = buildFolder(process.env);
  const build = project ?? emulatorBuild(portsFromEnv(process.env), version);
  await buildClient(folder, build);
  const target = project
    ? `project ${project.firebase.projectId}`
    : `emulators (project ${build.firebase.projectId})`;
  console.log(`${sizeTable(join(root, folder))}\n\nBuilt ${folder}/ for the ${target}.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
