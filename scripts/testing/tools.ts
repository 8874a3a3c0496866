import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts } from '../base/counts';
import type { Lifetime } from '../process/lifetime';
import { runTool } from '../process/runTool';
import { jestCounts } from './testCounts';

export async function gate(lifetime: Lifetime, tool: string, args: readonly string[]): Promise<Counts> {
  const ok = (await runTool(tool, args, {}, lifetime)) === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/**
 * TypeScript 7 checks types in a third of the processor time of 6, whose API ts-jest still imports. Both
 * packages have a command `tsc`, so name the file.
 */
const compiler = '../typescript-native/bin/tsc';

export const types = (lifetime: Lifetime, args: readonly string[] = []): Promise<Counts> =>
  gate(lifetime, compiler, ['--noEmit', ...args]);

export interface JestRun {
  readonly project: 'unit' | 'emulator' | 'site';
  readonly files: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly reports: string;
  readonly config?: string;
}

export async function jest(
  lifetime: Lifetime,
  { project, files, env, reports, config }: JestRun,
): Promise<Counts> {
  const file = join(reports, `${project}.json`);
  const code = await runTool(
    'jest',
    [
      ...(config === undefined ? [] : ['--config', config]),
      ...['--selectProjects', project, '--json', `--outputFile=${file}`],
      ...(files.length > 0 ? ['--testPathPatterns', ...files] : []),
    ],
    env,
    lifetime,
  );
  if (!existsSync(file))
    throw new Error(`jest (${project}) ended with code ${code} before it wrote a report`);
  const counts = jestCounts(file);
  // Jest may fail a run whose tests all pass, for an open handle for instance: a failure too.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
