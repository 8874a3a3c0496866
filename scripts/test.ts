import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts } from './base/counts';
import { describeError } from './base/problem';
import { root } from './base/root';
import { budgetCounts, budgetRows } from './build/budgets';
import { budgets } from './build/clientBudgets';
import { ensureChromium, ensureHeadlessShell } from './install/chromium';
import { nestedFolders } from './install/nestedPackages';
import { ensureOtherBrowsers } from './install/otherBrowsers';
import { runUntilEnded, type Lifetime } from './process/lifetime';
import { step } from './process/progress';
import { runTool } from './process/runTool';
import { gateParts, readTestOptions, type Part, type TestOptions } from './testing/parts';
import { reportLines, type PartResult } from './testing/report';
import { buildApp, reports, reserveBackendPorts, testBuild, withBackend } from './testing/testBackend';
import { playwrightCounts, total } from './testing/testCounts';
import { packageCounts } from './testing/testPackage';
import { committedFiles, noteTested } from './testing/tested';
import { gate, jest, types } from './testing/tools';

const shell = { folder: root, env: process.env };

/**
 * `npm test`: every part of the gate, or those named as arguments (`npm test -- unit`), and at the end one line with
 * the sum. Any other word chooses test files by their path (`npm test -- browser card.spec`). `--slowest` lists what
 * took longest. `npm run test:all` adds the second tier. A failure stops no other part, so one run shows all failures.
 */
async function main(lifetime: Lifetime): Promise<void> {
  const options = readTestOptions(process.argv.slice(2));
  const { chosen, files, all } = options;
  if (all) {
    process.env['ARMWIKI_TIER'] = 'all';
    // Factor for the number of cases of each property.
    process.env['ARMWIKI_LONG'] ??= '10';
  }
  // A copy without git history has no commit to note.
  const filesBefore = await committedFiles(shell).catch(() => undefined);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results: PartResult[] = [];
  lifetime.onEnd(async () => reportLines(results, options).forEach((line) => console.log(line)));

  await runParts(lifetime, options, async (part, work) => {
    if (!chosen.includes(part)) return;
    const start = Date.now();
    const counts = await step(`Testing: ${part}`, work).catch((error: unknown) => {
      console.error(describeError(error));
      return { passed: 0, failed: 1 };
    });
    results.push({ part, counts, seconds: (Date.now() - start) / 1000 });
  });

  const { failed } = total(results.map(({ counts }) => counts));
  if (failed === 0 && files.length === 0 && gateParts.every((part) => chosen.includes(part)))
    await noteTested(shell, filesBefore).catch(() => undefined);
  lifetime.finish(failed === 0 ? 0 : 1);
}

type Run = (part: Part, work: () => Promise<Counts>) => Promise<void>;

async function runParts(lifetime: Lifetime, { files }: TestOptions, run: Run): Promise<void> {
  // The app contains its ports; with the same ports for both parts it is built once.
  const reserved = await reserveBackendPorts();
  // The longest of these begins at once and may end beside the tests.
  const sized = run('size', async () => budgetCounts(budgetRows(await buildApp(reserved.ports), budgets)));
  // Each keeps one core busy.
  await Promise.all([
    run('types', () => types(lifetime)).then(() =>
      run('unused', () => gate(lifetime, 'knip', ['--no-progress', '--no-config-hints'])),
    ),
    run('lint', () => gate(lifetime, 'oxlint', notNested.oxlint)),
    run('format', () => gate(lifetime, 'oxfmt', ['--check', ...notNested.oxfmt])),
  ]);
  const unit = run('unit', () => jest(lifetime, { project: 'unit', files, env: {}, reports }));
  await run('emulator', async () =>
    withBackend(lifetime, 'emulator', await reserveBackendPorts(), (env) =>
      jest(lifetime, { project: 'emulator', files, env, reports }),
    ),
  );
  await sized;
  // The last unit tests run beside the start of the browser's emulators, which mostly waits.
  await run('browser', () =>
    withBackend(lifetime, 'browser', reserved, async (env) => {
      await unit;
      return browser(lifetime, files, env);
    }),
  );
  await unit;
  for (const folder of nestedFolders) await run(folder, () => packageCounts(lifetime, folder));
}

const nested = nestedFolders.map((folder) => `${folder}/**`);
const notNested = {
  oxlint: nested.flatMap((pattern) => ['--ignore-pattern', pattern]),
  oxfmt: nested.map((pattern) => `!${pattern}`),
};

async function browser(
  lifetime: Lifetime,
  files: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Counts> {
  const file = join(reports, 'browser.json');
  if (process.env['ARMWIKI_TIER'] === 'all') ensureOtherBrowsers();
  // Chosen files run alone, without the projects that theirs depends on.
  const alone = files.length > 0 ? ['--no-deps'] : [];
  const args = ['test', '--config', 'test/e2e/playwright.config.ts', ...alone, ...files];
  const found = {
    ...env,
    ARMWIKI_SHELL_PATH: ensureHeadlessShell(),
    ARMWIKI_BROWSER_PATH: ensureChromium(),
    ARMWIKI_BUILD_DIR: testBuild,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  };
  const code = await runTool('playwright', args, found, lifetime);
  if (!existsSync(file)) throw new Error(`Playwright ended with code ${code} before it wrote a report`);
  return playwrightCounts(file);
}

runUntilEnded(main);
