import { spawn } from 'node:child_process';
import { Problem } from '../../base/problem';
import type { Lifetime } from '../../process/lifetime';
import { spelled, type Step } from './plan';

export interface ShellOptions {
  /** Where commands run. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Is told how to end what runs, should the command be ended. */
  readonly onEnd?: Lifetime['onEnd'];
}

export interface Said {
  readonly code: number;
  readonly text: string;
}

/** Runs a program of the path. What it says is answered, errors with it. */
export function ask(
  { folder, env, onEnd }: ShellOptions,
  command: string,
  args: readonly string[],
): Promise<Said> {
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (text += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const ended = new Promise<Said>((resolve) => {
    child.once('error', (error) => resolve({ code: 127, text: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, text: code === 0 ? text : text + errors }));
  });
  onEnd?.(async () => {
    child.kill();
    await ended;
  });
  return ended;
}

/** Answers what a git command says; a `Problem` where it fails. */
export async function git(shell: ShellOptions, ...args: readonly string[]): Promise<string> {
  const { code, text } = await ask(shell, 'git', args);
  if (code !== 0) throw new Problem(`git ${args.join(' ')}: ${text.trim()}`);
  return text.trimEnd();
}

/** Runs the steps of a plan, shown as they run, one of them answering questions where it asks any. Ends with the first that fails. */
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
    // One that ends well when it is told to end has not done its work either.
    if (code !== 0 || isStopped)
      throw new Problem(
        `\`${spelled(step)}\` ended with ${code}. ${at === 0 ? 'Nothing was changed.' : `Done before: ${steps.slice(0, at).map(spelled).join('; ')}.`} Run the whole command again once that is put right: what is done already is done again without harm.`,
      );
  }
}
