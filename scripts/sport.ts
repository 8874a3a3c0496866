import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeError, Problem } from './base/problem';
import { root } from './base/root';
import { checkSport } from './operating/checkSport';
import { readMatches } from './ratings/readMatches';

const usage = 'Usage: npm run sport -- check FILE [--records DUMP]';

/**
 * `npm run sport -- check FILE`: whether a file defines a sport, and whether it may take the place of the definition that
 * is there: codes that the matches of a dump have cannot vanish.
 */
function main(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { records: { type: 'string', default: join(root, 'data/armwrestling.json') } },
  });
  const [command, file, ...more] = positionals;
  if (command !== 'check' || file === undefined || more.length > 0)
    throw new Problem(`Expected the word check and one file, found "${positionals.join(' ')}". ${usage}`);
  for (const line of checkSport(file, readMatches(values.records))) console.log(line);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
