import type { PlayerFacts } from '@/model/identity/comparePlayers';
import type { LabelledList, LabelledPair } from './labelled';

export interface Method {
  readonly name: string;
  readonly score: (players: readonly PlayerFacts[]) => Scores;
  readonly threshold?: number;
}

export type Scores = ReadonlyMap<string, number>;

export const keyOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

export interface Verdict {
  readonly recall: number;
  readonly precision: number;
  readonly f1: number;
  readonly wrong: readonly (LabelledPair & { readonly score: number })[];
}

/**
 * Precision and recall at a threshold. In a complete list every reported pair without a label is wrong, so precision is
 * that of the whole work list.
 */
export function verdictOf({ pairs, isComplete }: LabelledList, scores: Scores, threshold: number): Verdict {
  const listed = new Map(pairs.map((pair) => [keyOf(pair.a, pair.b), pair]));
  const wrong: (LabelledPair & { readonly score: number })[] = [];
  let hits = 0;
  let said = 0;
  for (const [key, pair] of listed) {
    const score = scores.get(key) ?? 0;
    const isSaid = score >= threshold;
    if (isSaid) said += 1;
    if (isSaid && pair.same) hits += 1;
    if (isSaid !== pair.same) wrong.push({ ...pair, score });
  }
  if (isComplete)
    for (const [key, score] of scores) {
      if (score < threshold || listed.has(key)) continue;
      said += 1;
      const [a = '', b = ''] = key.split(' ');
      wrong.push({ a, b, same: false, way: 'two people', score });
    }
  const recall = hits / pairs.filter(({ same }) => same).length;
  const precision = said === 0 ? 1 : hits / said;
  return { recall, precision, f1: (2 * recall * precision) / (recall + precision || 1), wrong };
}

const steps = Array.from({ length: 59 }, (_, at) => 0.4 + at / 100);

export const bestThreshold = (list: LabelledList, scores: Scores): number =>
  steps.reduce(
    (best, threshold) => {
      const { f1 } = verdictOf(list, scores, threshold);
      return f1 > best.f1 ? { threshold, f1 } : best;
    },
    { threshold: 1, f1: -1 },
  ).threshold;

export function scoreAll(
  players: readonly PlayerFacts[],
  prepare: (name: string) => string,
  compare: (a: string, b: string) => number,
): Scores {
  const names = players.map(({ id, name }) => ({ id, name: prepare(name) }));
  const scores = new Map<string, number>();
  for (const [at, one] of names.entries())
    for (let later = at + 1; later < names.length; later += 1) {
      const other = names[later]!;
      const score = compare(one.name, other.name);
      if (score >= steps[0]!) scores.set(keyOf(one.id, other.id), score);
    }
  return scores;
}
