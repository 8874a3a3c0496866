import { Problem } from '../base/problem';

export interface StartOptions {
  readonly dev: boolean;
  /** Discard the database and begin with the data set. */
  readonly fresh: boolean;
  readonly previous: boolean;
}

export function readStartOptions(args: readonly string[]): StartOptions {
  const known = ['--dev', '--fresh', '--previous'];
  const unknown = args.find((arg) => !known.includes(arg));
  if (unknown !== undefined) throw new Problem(`Unknown option ${unknown}; there are ${known.join(', ')}.`);
  const options = {
    dev: args.includes('--dev'),
    fresh: args.includes('--fresh'),
    previous: args.includes('--previous'),
  };
  if (options.fresh && options.previous)
    throw new Problem('--fresh begins anew and --previous uses an older save: choose one.');
  return options;
}
