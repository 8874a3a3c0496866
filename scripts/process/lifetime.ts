import { describeError } from '../base/problem';

/** The steps that a long-running program has to undo, and the one way it ends. */
export interface Lifetime {
  /** Registers a step for the end, which runs the last one first, each even if another one fails. */
  readonly onEnd: (undo: () => Promise<void>) => void;
  readonly fail: (error: unknown) => void;
  readonly finish: (exitCode: number) => void;
}

/**
 * Runs `main` and keeps the process until it is told to end. Ctrl-C, SIGTERM and a closed terminal end it with exit
 * code 0, however often they come; an error in `main` or anywhere else ends it with 1. Everything registered runs once.
 */
export function runUntilEnded(main: (lifetime: Lifetime) => Promise<void>): void {
  const undos: (() => Promise<void>)[] = [];
  // Waiting for a signal does not keep the process alive; a timer does.
  const keepAlive = setInterval(() => undefined, 1 << 30);
  let ending = false;

  const end = async (exitCode: number) => {
    if (ending) return;
    ending = true;
    let code = exitCode;
    for (const undo of undos.reverse()) {
      try {
        await undo();
      } catch (error) {
        console.error(describeError(error));
        code = 1;
      }
    }
    clearInterval(keepAlive);
    process.exit(code);
  };
  const fail = (error: unknown) => {
    if (!ending) console.error(`\n${describeError(error)}`);
    void end(1);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!ending) console.log('\nStopping …');
      void end(0);
    });
  }
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  main({
    onEnd: (undo) => undos.push(undo),
    fail,
    finish: (code) => void end(code),
  }).catch(fail);
}
