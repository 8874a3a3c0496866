import { hashId } from '@/lib/hashId';

/**
 * A number from 0 to 1 that depends only on the seed and on `what`. So two policies have the same luck with the same
 * edit, whatever they drew before.
 */
export type Luck = (what: string) => number;

export function createLuck(seed: number): Luck {
  return (what) => {
    let mixed = (hashId(what) ^ Math.imul(seed + 1, 0x9e3779b1)) >>> 0;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  };
}

/** How often something happens that does so `mean` times on average (Knuth's method for a Poisson number). */
export function countOf(mean: number, luck: number, next: (turn: number) => number): number {
  const least = Math.exp(-mean);
  let count = 0;
  for (let product = luck; product > least; product *= next(count)) count += 1;
  return count;
}
