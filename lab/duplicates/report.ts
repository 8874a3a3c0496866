import { keyOf, type Scores, type Verdict } from './judge';
import type { LabelledList } from './labelled';

const three = (value: number) => value.toFixed(3);

export interface Judged {
  readonly name: string;
  readonly threshold: number;
  readonly verdicts: readonly Verdict[];
  readonly seconds: number;
}

export function verdictTable(lists: readonly string[], judged: readonly Judged[]): string {
  const cells = lists.map((list) => list.padEnd(21)).join('  ');
  return [
    `${'method'.padEnd(44)}  from  ${cells}  seconds`,
    `${''.padEnd(44)}        ${lists.map(() => 'recall precision  F1 ').join('  ')}`,
    ...judged.map(({ name, threshold, verdicts, seconds }) =>
      [
        name.padEnd(44),
        threshold.toFixed(2),
        ...verdicts.map(
          ({ recall, precision, f1 }) => ` ${three(recall)}    ${three(precision)}  ${three(f1)}`,
        ),
        seconds.toFixed(1).padStart(7),
      ].join('  '),
    ),
  ].join('\n');
}

/** Share of the same-person pairs that were found, by way of writing. */
export function waysTable({ pairs }: LabelledList, scores: Scores, threshold: number): string {
  const ways = new Map<string, { found: number; all: number }>();
  for (const { a, b, same, way } of pairs) {
    if (!same || way.includes(' + ')) continue;
    const counts = ways.get(way) ?? { found: 0, all: 0 };
    counts.all += 1;
    if ((scores.get(keyOf(a, b)) ?? 0) >= threshold) counts.found += 1;
    ways.set(way, counts);
  }
  return [...ways]
    .sort(([, one], [, other]) => other.all - one.all)
    .map(([way, { found, all }]) => `  ${way.padEnd(38)} ${String(found).padStart(4)} of ${all}`)
    .join('\n');
}
