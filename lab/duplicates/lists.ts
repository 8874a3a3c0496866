import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/base/root';

export type ListFile =
  | 'athletes.txt'
  | 'callNames.txt'
  | 'handPairs.txt'
  | 'lastPairs.txt'
  | 'secondPairs.txt';

/** Lines of a file of this lab, without comments. */
export const linesOf = (file: ListFile): readonly string[] =>
  readFileSync(join(root, 'lab/duplicates/data', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
