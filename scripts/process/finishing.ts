import { Problem } from '../base/problem';
import type { Lifetime } from './lifetime';

/**
 * Ends a command with an exit code. Until `finish` is called the command cannot end well, so stopping it early never
 * looks like success.
 */
export function finishing(lifetime: Lifetime, what: string): Lifetime['finish'] {
  let isOver = false;
  lifetime.onEnd(async () => {
    if (!isOver) throw new Problem(`${what} was not finished.`);
  });
  return (exitCode) => {
    isOver = true;
    lifetime.finish(exitCode);
  };
}
