import { spawn } from 'node:child_process';
import { Problem } from '../../base/problem';
import { spelled, type Step } from './plan';

export interface ShellOptions {
  /** Where commands run. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

export interface Said {
  readonly code: number;
  readonly text: string;
}

/** Runs a program of the path. What it says is answered, errors with it. */
export function ask({ folder, env }: ShellOptions, command: string, args: readonly string[]): Promise<Said> {
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (text += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, text: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, text: code === 0 ? text : text + errors }));
  });
}

/** Answers what a git command says; a `Problem` where it fails. */
export async function git(shell: ShellOptions, ...args: readonly string[]): Promise<string> {
  const { code, text } = await ask(shell, 'git', args);
  if (code !== 0) throw new Problem(`git ${args.join(' ')}: ${text.trim()}`);
  return text.trimEnd();
}

/** Runs the steps of a plan, shown as they run, one of them answering questions where it asks any. Ends with the first that fails. */
export async function runSteps(
  { folder, env }: ShellOptions,
  steps: readonly Step[],
  log: (message: string) => void,
): Promise<void> {
  for (const [at, step] of steps.entries()) {
    log(`${spelled(step)}  # ${step.why}`);
    const child = spawn(step.command, step.args, { cwd: folder, env, stdio: 'inherit' });
    const code = await new Promise<number>((resolve) => {
      child.once('error', () => resolve(127));
      child.once('exit', (ended) => resolve(ended ?? 1));
    });
    if (code !== 0)
      throw new Problem(
        `\`${spelled(step)}\` ended with ${code}. ${at === 0 ? 'Nothing was changed.' : `Done before: ${steps.slice(0, at).map(spelled).join('; ')}.`} Run the whole command again once that is put right: what is done already is done again without harm.`,
      );
  }
}
