import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDataSet } from '../../../scripts/data/dataSet';
import { root } from '../../../scripts/base/root';

interface DataResult {
  readonly id: string;
  readonly date: string;
  readonly sides: readonly { readonly id: string; readonly name: string; readonly won: boolean }[];
}

/** Results of the data set up to a day, in order: every record must follow from them. */
export function resultsUntil(
  day: string,
  { gender, arm }: { readonly gender: string; readonly arm: string },
): readonly DataResult[] {
  const data = readDataSet(readFileSync(join(root, 'data', 'armwrestling.json'), 'utf8'), 0);
  const reviewed = new Set(data.event.filter(({ valid }) => valid === 1).map(({ id }) => id));
  return data.match
    .filter((match) => reviewed.has(match.event.id) && match.date <= day)
    .filter((match) => match.gender === gender && match.arm === arm && match.player1.result !== undefined)
    .sort((a, b) => a.date.localeCompare(b.date) || (a.order ?? 0) - (b.order ?? 0))
    .map(({ id, date, player1, player2 }) => ({
      id,
      date,
      sides: [player1, player2].map((side) => ({ id: side.id, name: side.name, won: side.result === 'W' })),
    }));
}

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly matches: readonly string[];
}

const longer = (a: Kept, b: Kept) => b.matches.length - a.matches.length;

export function longestRun(results: readonly DataResult[]): Kept {
  const running = new Map<string, Kept>();
  const reached: Kept[] = [];
  for (const { id: match, sides } of results)
    for (const { id, name, won } of sides) {
      const run = { id, name, matches: won ? [...(running.get(id)?.matches ?? []), match] : [] };
      running.set(id, run);
      reached.push(run);
    }
  return first(reached.sort(longer));
}

export function mostActive(results: readonly DataResult[]): Kept {
  const fought = new Map<string, Kept>();
  for (const { id: match, sides } of results)
    for (const { id, name } of sides)
      fought.set(id, { id, name, matches: [...(fought.get(id)?.matches ?? []), match] });
  return first([...fought.values()].sort((a, b) => longer(a, b) || a.id.localeCompare(b.id)));
}

function first(kept: readonly Kept[]): Kept {
  const [best] = kept;
  if (best === undefined) throw new Error('Expected results, found none');
  return best;
}
