import { createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmulators } from './emulators/startEmulators';
import { ensureClientBuilt } from './build/clientBuild';
import { demoProject, emulatorBuild } from './build/buildEnv';
import { budgetCounts, budgetRows } from './build/budgets';
import { buildFunctions } from './build/buildFunctions';
import { ensureChromium, ensureHeadlessShell } from './install/chromium';
import { budgets } from './build/clientBudgets';
import { runUntilEnded, type Lifetime } from './process/lifetime';
import { reservePorts, host, type Ports } from './base/ports';
import { describeError } from './base/problem';
import { step } from './process/progress';
import { committedFiles, noteTested } from './operating/release/tested';
import { publishLocally } from './data/publishLocally';
import { root } from './base/root';
import { runTool } from './process/runTool';
import { warmUpFunctions } from './emulators/registerTriggers';
import { seedDataSet } from './data/seedDataSet';
import { jestCounts, playwrightCounts, total, type Counts } from './base/testCounts';
import { tryFetch } from './base/wait';

const reports = join(root, 'test-results');
const shell = { folder: root, env: process.env };
const testBuild = 'build-test';
/** Not the commit's, so that what a part weighs does not differ from clone to clone. */
const testVersion = '0.0.0+test';
const parts = ['types', 'lint', 'format', 'unused', 'unit', 'emulator', 'size', 'browser'] as const;
type Part = (typeof parts)[number];

/**
 * `npm test`: every part, or those named as arguments (`npm test -- unit`), and at the end one line with the sum.
 * Any other word chooses test files by their path (`npm test -- browser chaos.spec`).
 * `--long` tries the property tests with many more cases.
 * Nothing is skipped when something fails, so that one run tells all.
 */
async function main(lifetime: Lifetime): Promise<void> {
  const args = process.argv.slice(2);
  // A factor for the property tests; whoever sets another one is asked for more or fewer.
  if (args.includes('--long')) process.env['ARMWIKI_LONG'] ??= '10';
  const words = args.filter((arg) => arg !== '--long');
  const chosen = choose(words);
  const files = words.filter((word) => !isPart(word));
  // A copy without its history has no commit to note.
  const filesBefore = await committedFiles(shell).catch(() => undefined);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results: { readonly part: Part; readonly counts: Counts }[] = [];
  // Registered first, so that it runs last: nothing is printed after the sum.
  lifetime.onEnd(async () => printSum(results));
  const run = async (part: Part, work: () => Promise<Counts>) => {
    if (!chosen.includes(part)) return;
    const counts = await step(`Testing: ${part}`, work).catch((error: unknown) => {
      console.error(describeError(error));
      return { passed: 0, failed: 1 };
    });
    results.push({ part, counts });
  };

  // The app knows its ports, so both parts need the same: then it is built once.
  const reserved = await reserveBackendPorts();
  // Each keeps one core busy; the app is built while eslint, which takes longest, would leave the other idle.
  await Promise.all([
    run('types', () => gate(lifetime, 'tsc', ['--noEmit'])).then(() =>
      run('size', async () => budgetCounts(budgetRows(await buildApp(reserved.ports), budgets))),
    ),
    run('lint', () =>
      gate(lifetime, 'eslint', [
        '.',
        '--max-warnings',
        '0',
        '--cache',
        '--cache-location',
        'node_modules/.cache/eslint/',
      ]),
    ),
    run('format', () => gate(lifetime, 'prettier', ['--check', '--log-level', 'warn', '.'])),
    run('unused', () => gate(lifetime, 'knip', ['--no-progress', '--no-config-hints'])),
  ]);
  // Emulator tests wait for the emulators a third of their time, in which unit tests run.
  await Promise.all([
    run('unit', () => jest(lifetime, 'unit', files, {})),
    run('emulator', async () =>
      withBackend(lifetime, 'emulator', await reserveBackendPorts(), (env) =>
        jest(lifetime, 'emulator', files, env),
      ),
    ),
  ]);
  await run('browser', () =>
    withBackend(lifetime, 'browser', reserved, (env) => browser(lifetime, files, env)),
  );

  const { failed } = total(results.map(({ counts }) => counts));
  // Asked for before a release.
  if (failed === 0 && words.length === 0) await noteTested(shell, filesBefore).catch(() => undefined);
  lifetime.finish(failed === 0 ? 0 : 1);
}

function printSum(results: readonly { readonly part: Part; readonly counts: Counts }[]): void {
  const inOrder = parts.flatMap((part) => results.filter((result) => result.part === part));
  // At the end, where they are seen also where only the end of the output is kept.
  for (const { counts } of inOrder) for (const reason of counts.reasons ?? []) console.log(reason);
  for (const { part, counts } of inOrder)
    console.log(`${part}: ${counts.passed} passed, ${counts.failed} failed`);
  const { passed, failed } = total(results.map(({ counts }) => counts));
  console.log(`${passed} passed, ${failed} failed`);
}

function choose(args: readonly string[]): readonly Part[] {
  const named = parts.filter((part) => args.includes(part));
  return named.length === 0 ? parts : named;
}

const isPart = (word: string): boolean => parts.some((part) => part === word);

/** A tool that says yes or no counts as one test. */
async function gate(lifetime: Lifetime, tool: string, args: readonly string[]): Promise<Counts> {
  const ok = (await runTool(tool, args, {}, lifetime)) === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

async function jest(
  lifetime: Lifetime,
  project: 'unit' | 'emulator',
  files: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Counts> {
  const file = join(reports, `${project}.json`);
  const only = files.length > 0 ? ['--testPathPatterns', ...files] : [];
  const code = await runTool(
    'jest',
    ['--selectProjects', project, '--json', `--outputFile=${file}`, ...only],
    env,
    lifetime,
  );
  if (!existsSync(file))
    throw new Error(`jest (${project}) ended with code ${code} before it wrote a report`);
  const counts = jestCounts(file);
  // Jest may fail a run whose tests all pass, for an open handle for instance: a failure too.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** The ports of a backend to be, and what lets go of them. */
interface BackendPorts {
  readonly ports: Ports;
  readonly release: () => Promise<void>;
}

async function reserveBackendPorts(): Promise<BackendPorts> {
  const { ports, release } = await reservePorts(4);
  const [auth = 0, firestore = 0, functions = 0, hosting = 0] = ports;
  return { ports: { auth, firestore, functions, hosting }, release };
}

/**
 * The deployed build differs from this in the text of its configuration alone, which no module is left out or taken in
 * for (`buildConfig.ts` reads it while the page runs). So what this weighs is what is deployed, but for some bytes.
 */
const buildApp = (ports: Ports) =>
  step('Building the app', () => ensureClientBuilt(testBuild, emulatorBuild(ports, testVersion)));

/**
 * Emulators on ports of their own with the real rules and functions, for the browser also the built app on their hosting.
 * Each part has its own, so that the thousands of documents one leaves behind are nothing to the other.
 */
async function withBackend(
  lifetime: Lifetime,
  part: 'emulator' | 'browser',
  { ports, release }: BackendPorts,
  work: (env: NodeJS.ProcessEnv) => Promise<Counts>,
): Promise<Counts> {
  await step('Building the functions', buildFunctions);
  if (part === 'browser') await buildApp(ports);
  const snapshotFolder = join(reports, `data-${part}`);
  const log = createWriteStream(join(reports, `emulators-${part}.log`));
  await release();
  const emulators = await step('Starting the emulators', () =>
    startEmulators({
      projectId: demoProject,
      ports,
      only: ['firestore', 'auth', 'functions', ...(part === 'browser' ? (['hosting'] as const) : [])],
      publicFolder: testBuild,
      snapshotFolder,
      // Each project of the emulator tests that needs the wiki's rules loads them (`ensureRules`).
      rules: join(root, part === 'browser' ? 'firestore.rules' : 'test/firebase/closed.rules'),
      onLog: (line) => void log.write(`${line}\n`),
      onSlow: console.log,
    }),
  );
  lifetime.onEnd(emulators.stop);
  // Stories publish as the functions do.
  const env = { ...emulators.env, ARMWIKI_SNAPSHOT_DIR: snapshotFolder };
  Object.assign(process.env, env);
  if (part === 'browser') {
    const warm = step('Starting the functions', () => warmUpFunctions(demoProject, ports));
    await step('Loading the data set', () => seedDataSet(demoProject, { accounts: true }));
    await step('Publishing a copy for first visits', () => publishLocally(demoProject, snapshotFolder));
    await warm;
    // The first page that a function fills also opens its way to the database, which beside browsers takes too long for it.
    await tryFetch(`http://${host}:${ports.hosting}/player/devon-larratt`);
  }
  try {
    return await work(env);
  } finally {
    await emulators.stop();
  }
}

async function browser(
  lifetime: Lifetime,
  files: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Counts> {
  const file = join(reports, 'browser.json');
  // Files that are named run alone, also those that else come after all others.
  const alone = files.length > 0 ? ['--no-deps'] : [];
  const args = ['test', '--config', 'test/e2e/playwright.config.ts', ...alone, ...files];
  const told = {
    ...env,
    ARMWIKI_SHELL_PATH: ensureHeadlessShell(),
    ARMWIKI_BROWSER_PATH: ensureChromium(),
    ARMWIKI_BUILD_DIR: testBuild,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  };
  const code = await runTool('playwright', args, told, lifetime);
  if (!existsSync(file)) throw new Error(`Playwright ended with code ${code} before it wrote a report`);
  return playwrightCounts(file);
}

runUntilEnded(main);
