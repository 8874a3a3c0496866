import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from './problem';

/**
 * Options and words of a command line. An unknown option is a `Problem`, which says how the command is used.
 */
export function parsedArgs<const T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}. ${usage}`);
  }
}
