import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../base/root';
import type { Lifetime } from './lifetime';

/** Linting and testing make many short-lived objects: with more room for these Node works a twentieth less. */
const nodeOptions = [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].filter(Boolean).join(' ');

/** Runs a package's command with its output shown; resolves with its exit code. A lifetime ends it with the program. */
export function runTool(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  lifetime?: Pick<Lifetime, 'onEnd'>,
): Promise<number> {
  const child = spawn(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: nodeOptions, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  lifetime?.onEnd(async () => {
    child.kill();
    await ended;
  });
  return ended;
}
