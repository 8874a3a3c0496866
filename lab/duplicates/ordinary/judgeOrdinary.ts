import { keyOf, verdictOf, type Scores, type Verdict } from '../judge';
import type { LabelledList, LabelledPair } from '../labelled';
import { ownMethod, threshold } from '../methods';
import { scriptsOf } from './scripts';

const three = (value: number) => value.toFixed(3);
const thresholds = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];

/** What `npm run duplicates -- ordinary` prints for each list: figures by threshold, and who was found. */
export function judgeOrdinary(name: string, list: LabelledList, examples: number): readonly string[] {
  const scores = ownMethod.score(list.players);
  const verdict = verdictOf(list, scores, threshold);
  const names = new Map(list.players.map((player) => [player.id, player.name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  return [
    `\n${name}: ${list.players.length} records, ${list.pairs.length} pairs`,
    ...thresholdLines(list, scores),
    `\nPairs of one person that Armwiki found at ${threshold}, by fault:`,
    ...groupLines(list, scores, ({ way }) => way),
    '\nBy script:',
    ...groupLines(list, scores, ({ a, b }) => scriptsOf(nameOf(a), nameOf(b))),
    ...exampleLines(verdict, nameOf, examples),
  ];
}

function thresholdLines(list: LabelledList, scores: Scores): readonly string[] {
  const verdicts = thresholds.map((least) => ({ least, ...verdictOf(list, scores, least) }));
  const best = verdicts.reduce((one, other) => (sumOf(other) > sumOf(one) ? other : one));
  return verdicts.map((verdict) => {
    const { least, recall, precision } = verdict;
    const mark = verdict === best ? '  best sum' : '';
    return `  from ${least.toFixed(2)}  recall ${three(recall)}  precision ${three(precision)}  sum ${three(sumOf(verdict))}${mark}`;
  });
}

const sumOf = ({ recall, precision }: Pick<Verdict, 'recall' | 'precision'>) => recall + precision;

function groupLines(
  { pairs }: LabelledList,
  scores: Scores,
  groupOf: (pair: LabelledPair) => string,
): readonly string[] {
  const groups = new Map<string, { found: number; all: number }>();
  for (const pair of pairs) {
    const counts = groups.get(groupOf(pair)) ?? { found: 0, all: 0 };
    groups.set(groupOf(pair), counts);
    counts.all += 1;
    if ((scores.get(keyOf(pair.a, pair.b)) ?? 0) >= threshold) counts.found += 1;
  }
  return [...groups]
    .sort(([, one], [, other]) => other.all - one.all)
    .map(
      ([group, { found, all }]) =>
        `  ${group.padEnd(34)} ${String(found).padStart(5)} of ${String(all).padStart(5)}  ${three(found / all)}`,
    );
}

/** Spread over the list, so that each kind of error shows. */
function exampleLines({ wrong }: Verdict, nameOf: (id: string) => string, count: number): readonly string[] {
  if (count === 0) return [];
  const linesOf = (title: string, pairs: Verdict['wrong']) => {
    const step = Math.max(1, pairs.length / count);
    const shown = Array.from(
      { length: Math.min(count, pairs.length) },
      (_, at) => pairs[Math.floor(at * step)]!,
    );
    return [
      `\n${title}: ${pairs.length}`,
      ...shown.map(
        ({ a, b, way, score }) => `  ${score.toFixed(2)}  ${nameOf(a)}  ~  ${nameOf(b)}  (${way})`,
      ),
    ];
  };
  return [
    ...linesOf(
      'Two people as a pair',
      wrong.filter(({ same }) => !same),
    ),
    ...linesOf(
      'Missed',
      wrong.filter(({ same }) => same),
    ),
  ];
}
