import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from './build/buildClient';
import { buildFolder } from './build/buildFolder';
import { buildVersion, emulatorBuild, projectBuild, requireDeployable } from './build/buildEnv';
import { buildFunctions } from './build/buildFunctions';
import { budgetProblem, budgetRows, budgetTable } from './build/budgets';
import { budgets } from './build/clientBudgets';
import { requireHeaderPolicy } from './build/contentPolicy';
import { portsFromEnv } from './base/ports';
import { describeError, Problem } from './base/problem';
import { root } from './base/root';
import { sizeTable } from './build/sizeTable';

const options = ['--deploy', '--functions', '--treemap'];

const treemapFile = 'build-treemap/index.html';

/**
 * `npm run build` builds the client for the project that `ARMWIKI_FIREBASE_…` names, or else for the emulators. It
 * fails if a part exceeds its budget. `--deploy` refuses to build for the emulators, `--treemap` draws what is in each
 * chunk, `--functions` builds the functions instead.
 */
async function main(args: readonly string[]): Promise<void> {
  const unknown = args.find((arg) => !options.includes(arg));
  if (unknown !== undefined) throw new Problem(`Unknown option ${unknown}; there are ${options.join(', ')}.`);
  if (args.includes('--functions')) {
    await buildFunctions();
    console.log('Built functions/lib/index.js');
    return;
  }
  const version = buildVersion();
  const project = projectBuild(process.env, version);
  if (args.includes('--deploy')) {
    requireDeployable(project, process.env);
    requireHeaderPolicy(readFileSync(join(root, 'firebase.json'), 'utf8'));
  }
  const folder = buildFolder(process.env);
  const build = project ?? emulatorBuild(portsFromEnv(process.env), version);
  const treemap = args.includes('--treemap') ? join(root, treemapFile) : undefined;
  const rows = budgetRows(await buildClient(folder, build, treemap), budgets);
  const target = project
    ? `project ${project.firebase.projectId}`
    : `emulators (project ${build.firebase.projectId})`;
  console.log(`${sizeTable(join(root, folder))}\n\n${budgetTable(rows)}\n`);
  if (treemap) console.log(`What is in each chunk: ${treemapFile}`);
  const problem = budgetProblem(rows);
  if (problem !== undefined) throw new Problem(problem);
  console.log(`Built ${folder}/ for the ${target}.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
