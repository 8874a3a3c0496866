import type { Counts } from '../base/counts';
import { parts, partNames, type Part } from './parts';
import { total } from './testCounts';

export interface PartResult {
  readonly part: Part;
  readonly counts: Counts;
  readonly seconds: number;
}

const tolerance = 1.5;
const slowestShown = 25;

/**
 * The lines at the end of a run: failures, each part's result and time beside its budget, and the sum of all parts. A
 * long time alone is no failure.
 */
export function reportLines(
  results: readonly PartResult[],
  { slowest }: { readonly slowest: boolean },
): readonly string[] {
  const inOrder = partNames.flatMap((part) => results.filter((result) => result.part === part));
  const { passed, failed } = total(inOrder.map(({ counts }) => counts));
  return [
    ...(slowest ? slowestLines(inOrder) : []),
    // Near the end, because many tools keep only the end of an output.
    ...inOrder.flatMap(({ counts }) => counts.reasons ?? []),
    ...inOrder.map(partLine),
    `${passed} passed, ${failed} failed`,
  ];
}

function partLine({ part, counts, seconds }: PartResult): string {
  const { budgetSeconds } = parts[part];
  const over = seconds > tolerance * budgetSeconds ? ' — over its budget by more than half' : '';
  return `${part}: ${counts.passed} passed, ${counts.failed} failed in ${Math.round(seconds)} s of ${budgetSeconds} s${over}`;
}

function slowestLines(results: readonly PartResult[]): readonly string[] {
  const times = results.flatMap(({ part, counts }) =>
    (counts.times ?? []).map(({ name, seconds }) => ({ part, name, seconds })),
  );
  return times
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown)
    .map(({ part, name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${part}  ${name}`);
}
