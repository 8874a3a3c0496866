import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDataSet } from '../data/dataSet';
import { installNested } from '../install/nestedPackages';
import { describeError, Problem } from '../base/problem';
import { root } from '../base/root';
import { judge, splitOf } from './judge';
import { coin, elo, ownMethod, shippedMethod } from './methods';
import { report } from './report';

/** `npm run ratings [-- FILE]`: how well our ratings and others predict the newest fifth of a file's matches. */
async function main([file = join(root, 'data/armwrestling.json')]: readonly string[]): Promise<void> {
  const split = splitOf(readDataSet(textOf(file), 0).match);
  if (split.matches.length - split.test < 10 || split.test < 30)
    throw new Problem(`${file}: expected at least 50 matches with scores, found ${split.matches.length}.`);
  installNested('scripts/ratings');
  const { glicko2, openskill } = await import('./libraries');
  const methods = [ownMethod(), shippedMethod, elo, glicko2, openskill, coin];
  console.log(
    report(
      split,
      methods.map((method) => judge(method, split)),
    ),
  );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Problem(
      `${file}: expected a readable file, found ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
