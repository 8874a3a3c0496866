import { spawn } from 'node:child_process';
import { Problem } from '../base/problem';
import type { Lifetime } from './lifetime';

export interface ShellOptions {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly onEnd?: Lifetime['onEnd'];
}

export interface Said {
  readonly code: number;
  readonly text: string;
}

/** Runs a program of the path. Answers its output, including errors. */
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

export async function git(shell: ShellOptions, ...args: readonly string[]): Promise<string> {
  const { code, text } = await ask(shell, 'git', args);
  if (code !== 0) throw new Problem(`git ${args.join(' ')}: ${text.trim()}`);
  return text.trimEnd();
}
