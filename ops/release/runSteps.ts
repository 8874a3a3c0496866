import { spawn } from 'node:child_process';
import { Problem } from '../../scripts/base/problem';
import type { ShellOptions } from '../../scripts/process/shell';
import { spelled, type Step } from './plan';

/** Runs the steps of a plan with their output; one may ask questions. Stops at the first failure. */
export async function runSteps(
  { folder, env, onEnd }: ShellOptions,
  steps: readonly Step[],
  log: (message: string) => void,
): Promise<void> {
  let stop = () => {};
  let ended = Promise.resolve(0);
  let isStopped = false;
  onEnd?.(async () => {
    isStopped = true;
    stop();
    await ended;
  });
  for (const [at, step] of steps.entries()) {
    log(`${spelled(step)}  # ${step.why}`);
    const child = spawn(step.command, step.args, { cwd: folder, env, stdio: 'inherit' });
    stop = () => void child.kill();
    ended = new Promise<number>((resolve) => {
      child.once('error', () => resolve(127));
      child.once('exit', (exitCode) => resolve(exitCode ?? 1));
    });
    const code = await ended;
    // A step that was told to end has not done its work, even if it ended well.
    if (code !== 0 || isStopped)
      throw new Problem(
        `\`${spelled(step)}\` ended with ${code}. ${at === 0 ? 'Nothing was changed.' : `Done before: ${steps.slice(0, at).map(spelled).join('; ')}.`} Run the whole command again once that is put right: what is done already is done again without harm.`,
      );
  }
}
