import { writeFileSync } from 'node:fs';
import { Problem } from '../../../scripts/base/problem';
import { judgeOrdinary } from './judgeOrdinary';
import { readList, writtenList } from './readList';

interface Values {
  readonly seeds: string;
  readonly size: string;
  readonly examples: string;
  readonly write?: string | undefined;
  readonly regions: string;
  readonly relatives: string;
}

/** `npm run duplicates -- ordinary`: judges the finder on a list of a file, or on lists made by seeds. */
export async function judgeOrdinaryLists(
  file: string | undefined,
  { seeds, size, examples, write, regions, relatives }: Values,
  say: (line: string) => void,
): Promise<void> {
  const shown = numberOf('--examples', examples);
  if (file !== undefined) {
    for (const line of judgeOrdinary(file, readList(file), shown)) say(line);
    return;
  }
  // Loads the name packages, which a list of a file does not need.
  const { ordinaryList } = await import('./ordinaryList');
  for (const text of seeds.split(',')) {
    const seed = numberOf('--seeds', text);
    const list = ordinaryList({
      size: numberOf('--size', size),
      seed,
      regions: regions.split(',').filter(Boolean),
      relatives: numberOf('--relatives', relatives),
    });
    if (write !== undefined) writeFileSync(write, writtenList(list));
    for (const line of judgeOrdinary(`seed ${seed}`, list, shown)) say(line);
  }
}

function numberOf(flag: string, text: string): number {
  if (!/^\d+$/.test(text.trim())) throw new Problem(`Expected a number after ${flag}, found "${text}".`);
  return Number(text);
}
