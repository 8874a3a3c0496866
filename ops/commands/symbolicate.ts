import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parsedArgs } from '../../scripts/base/parsedArgs';
import { describeError, Problem } from '../../scripts/base/problem';
import { root } from '../../scripts/base/root';
import { readSourceMaps, symbolicated } from '../sourceMaps';

const usage = 'Usage: npm run symbolicate -- FILE [--maps FOLDER]';

const flags = { maps: { type: 'string', default: join(root, 'build-maps') } } as const;

/**
 * `npm run symbolicate -- FILE`: an error as in `browserError/{id}`, or any text with a stack, with names and lines of
 * the sources in place of the build's. `--maps` names the folder with that build's source maps; the default is the last
 * build's.
 */
function main(args: readonly string[]): void {
  const { values, positionals } = parsedArgs(args, flags, usage);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new Problem(`Expected one file, found "${positionals.join(' ')}". ${usage}`);
  console.log(symbolicated(readFileSync(resolve(file), 'utf8'), readSourceMaps(resolve(values.maps))));
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
