export interface Random {
  readonly below: (bound: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly weighted: <K extends string>(weights: Readonly<Record<K, number>>) => K;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('Expected something to pick from, found nothing');
    return item;
  };
  return {
    below,
    pick,
    weighted: (weights) => {
      const names = Object.keys(weights) as (keyof typeof weights)[];
      return pick(names.flatMap((name) => Array.from({ length: weights[name] }, () => name)));
    },
  };
}
