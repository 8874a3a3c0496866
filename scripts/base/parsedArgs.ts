import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from './problem';

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
