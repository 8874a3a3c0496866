import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../base/root';

export interface ChildOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The signal that asks it to end; it is killed if it still runs after `graceMs`. */
  readonly stopSignal: NodeJS.Signals;
  readonly onLine: (line: string) => void;
}

export interface Child {
  readonly name: string;
  readonly ended: Promise<string>;
  readonly isRunning: () => boolean;
  readonly tail: () => string;
  /** Ends it and everything it started. Another call waits for the same end. */
  readonly stop: () => Promise<void>;
}

/** A running program; `ready` rejects if it never becomes usable. */
export interface Started {
  readonly child: Child;
  readonly ready: Promise<void>;
}

export function started(child: Child, ready: Promise<void>): Started {
  // The caller that awaits it gets the error; until then it must not count as unhandled.
  ready.catch(() => undefined);
  return { child, ready };
}

const graceMs = 10_000;
const tailLines = 12;

/**
 * Starts a program in its own process group: a terminal's Ctrl-C does not reach it, so data can be saved before it
 * ends, and the whole group can be ended at once. If this process dies, the group is ended too.
 */
export function startChild({ name, command, args, cwd, env, stopSignal, onLine }: ChildOptions): Child {
  const lines: string[] = [];
  const child = spawn(command, args, {
    cwd: cwd ?? root,
    env: env ?? process.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let running = child.pid !== undefined;
  if (child.pid !== undefined) tellGuard(`+${child.pid}`);

  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > tailLines) lines.shift();
      onLine(line);
    });
  }

  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => {
      running = false;
      resolve(error.message);
    });
    child.once('exit', (code, signal) => {
      running = false;
      resolve(signal ? `ended by ${signal}` : `exit code ${code}`);
    });
  });

  const end = async () => {
    if (running) {
      child.kill(stopSignal);
      const impatient = setTimeout(() => killGroup(child), graceMs);
      await ended;
      clearTimeout(impatient);
    }
    // Its children may outlive it.
    killGroup(child);
  };
  let ending: Promise<void> | undefined;

  return {
    name,
    ended,
    isRunning: () => running,
    tail: () => lines.join('\n'),
    stop: () => (ending ??= end()),
  };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is empty, as intended.
  }
  tellGuard(`-${child.pid}`);
}

let guard: ChildProcess | undefined;

function tellGuard(line: string): void {
  if (!guard) {
    guard = spawn(process.execPath, [join(root, 'scripts/process/guard.mjs')], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    // Otherwise this process would wait for the guard, which waits for this process.
    guard.unref();
    const stdin = guard.stdin;
    // A child's pipe is a socket, although its type does not say so.
    if (stdin instanceof Socket) stdin.unref();
    stdin?.on('error', () => undefined);
  }
  guard.stdin?.write(`${line}\n`);
}
