import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts } from '../base/counts';
import { describeError } from '../base/problem';
import { installNested, type NestedFolder } from '../install/nestedPackages';
import type { Lifetime } from '../process/lifetime';
import { step } from '../process/progress';
import { reports, reserveBackendPorts, testBuild, withBackend } from './testBackend';
import { total } from './testCounts';
import { gate, jest, types } from './tools';

const parts = ['types', 'lint', 'format', 'unused', 'unit', 'emulator', 'site'] as const;
type Part = (typeof parts)[number];

interface PartCounts {
  readonly part: Part;
  readonly counts: Counts;
}

/**
 * Tests `lab` or `ops`: every part, or those that `words` name; any other word chooses test files by path. The last
 * line counts passed and failed tests. The root's gate runs none of this.
 */
export async function testPackage(
  lifetime: Lifetime,
  folder: NestedFolder,
  words: readonly string[],
): Promise<void> {
  const results: PartCounts[] = [];
  lifetime.onEnd(async () => printSum(results));
  await runPackage(lifetime, folder, words, (result) => results.push(result));
  lifetime.finish(total(results.map(({ counts }) => counts)).failed === 0 ? 0 : 1);
}

export async function packageCounts(lifetime: Lifetime, folder: NestedFolder): Promise<Counts> {
  const results: PartCounts[] = [];
  await runPackage(lifetime, folder, [], (result) => results.push(result));
  const counts = results.map((result) => result.counts);
  return { ...total(counts), reasons: counts.flatMap(({ reasons = [] }) => reasons) };
}

async function runPackage(
  lifetime: Lifetime,
  folder: NestedFolder,
  words: readonly string[],
  onResult: (result: PartCounts) => void,
): Promise<void> {
  const named = parts.filter((part) => words.includes(part));
  const chosen = (named.length === 0 ? parts : named).filter((part) => part !== 'site' || folder === 'ops');
  const files = words.filter((word) => !parts.some((part) => part === word));
  installNested(folder);
  const own = join(reports, folder);
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  for (const part of chosen) {
    const counts = await step(`Testing ${folder}: ${part}`, () =>
      testPart(lifetime, folder, part, files, own),
    ).catch((error: unknown) => {
      console.error(describeError(error));
      return { passed: 0, failed: 1 };
    });
    onResult({ part, counts });
  }
}

async function testPart(
  lifetime: Lifetime,
  folder: NestedFolder,
  part: Part,
  files: readonly string[],
  own: string,
): Promise<Counts> {
  const ran = (project: 'unit' | 'emulator' | 'site', env: NodeJS.ProcessEnv) =>
    jest(lifetime, { project, files, env, reports: own, config: `${folder}/jest.config.js` });
  switch (part) {
    case 'types':
      return types(lifetime, ['--project', folder]);
    case 'lint':
      return gate(lifetime, 'oxlint', [folder]);
    case 'format':
      return gate(lifetime, 'oxfmt', ['--check', folder]);
    case 'unused':
      return gate(lifetime, 'knip', [
        '--no-progress',
        '--no-config-hints',
        '--config',
        `${folder}/knip.json`,
        '--workspace',
        folder,
      ]);
    case 'unit':
      return ran(part, {});
    case 'emulator':
      return withBackend(lifetime, part, await reserveBackendPorts(), (env) => ran(part, env), own);
    case 'site': {
      const found = { ARMWIKI_BUILD_DIR: testBuild };
      const work = (env: NodeJS.ProcessEnv) => ran(part, { ...env, ...found });
      return withBackend(lifetime, 'browser', await reserveBackendPorts(), work, own);
    }
  }
}

function printSum(results: readonly PartCounts[]): void {
  for (const { counts } of results) for (const reason of counts.reasons ?? []) console.log(reason);
  for (const { part, counts } of results)
    console.log(`${part}: ${counts.passed} passed, ${counts.failed} failed`);
  const { passed, failed } = total(results.map(({ counts }) => counts));
  console.log(`${passed} passed, ${failed} failed`);
}
