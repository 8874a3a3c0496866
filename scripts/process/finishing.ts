import { Problem } from '../base/problem';
import type { Lifetime } from './lifetime';

/** Ends a command with an exit code, which has until then no way to end well: whoever stops it has not been told that all is. */
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
