import { seeded } from './data';

/** One variant of a measurement; `run` does the work once and returns a proof of it. */
export interface Variant {
  readonly run: (round: number) => unknown;
  /** Repetitions per sample, for work shorter than the clock's resolution. */
  readonly times: number;
}

export interface Timed {
  readonly median: number;
  readonly p95: number;
}

export function summary(samples: readonly number[]): Timed {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
  return { median: at(0.5), p95: at(0.95) };
}

/** A variant that has used this much time is not sampled further after three samples. */
const budgetMs = 1_500;
const fewest = 3;

/** Also a promise of a library's own, such as Dexie's, which is no `Promise`. */
const isThenable = (result: unknown): result is PromiseLike<unknown> =>
  typeof result === 'object' && result !== null && 'then' in result;

/** What a variant left running, such as messages to other tabs, ends before the next sample. */
const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 }));

/**
 * Milliseconds of each variant, in interleaved rounds, so that a disturbance affects all alike. Each round has another
 * order, so no variant always follows the same one. Slow ones get fewer rounds, at least three.
 */
export async function timeInterleaved<N extends string>(
  variants: Record<N, Variant>,
  rounds: number,
): Promise<Record<N, Timed>> {
  const names = Object.keys(variants) as N[];
  const samples = new Map<N, number[]>(names.map((name) => [name, []]));
  const spent = new Map<N, number>(names.map((name) => [name, 0]));
  const random = seeded(1);
  let round = 0;
  for (let sample = -1; sample < rounds; sample += 1) {
    for (const name of shuffled(names, random)) {
      if (spent.get(name)! > budgetMs && samples.get(name)!.length >= Math.min(fewest, rounds)) continue;
      const { run, times } = variants[name];
      await idle();
      const start = performance.now();
      for (let each = 0; each < times; each += 1) {
        const result = run((round += 1));
        if (isThenable(result)) await result;
      }
      const took = performance.now() - start;
      spent.set(name, spent.get(name)! + took);
      if (sample >= 0) samples.get(name)!.push(took / times);
    }
  }
  return Object.fromEntries(names.map((name) => [name, summary(samples.get(name)!)])) as Record<N, Timed>;
}

function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const drawn = items.map((item) => [random(), item] as const);
  return drawn.sort(([a], [b]) => a - b).map(([, item]) => item);
}

export function sameResults(what: string, results: Record<string, unknown>): void {
  const seen = new Set(Object.values(results).map((each) => JSON.stringify(each)));
  if (seen.size !== 1) throw new Error(`${what}: expected equal results, found ${JSON.stringify(results)}`);
}
