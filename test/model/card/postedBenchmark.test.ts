import { correctionsOf, sumOf, type Corrections } from './posts/corrections';
import { dataPosts } from './posts/dataPosts';
import { englishPosts } from './posts/englishPosts';
import { foreignPosts } from './posts/foreignPosts';

/** What the same posts needed before posts were read (commit 91f339bd). */
const before = {
  own: { rows: 56, corrections: 177, silent: 27 },
  data: { rows: 346, corrections: 1942, silent: 283 },
} as const;

const print = (
  cards: string,
  { rows, corrections, silent }: Corrections,
  was: (typeof before)[keyof typeof before],
) =>
  process.stdout.write(
    `${cards}: ${corrections} corrections in ${rows} rows, ${silent.length} silent (before: ${was.corrections} in ${was.rows}, ${was.silent} silent)\n`,
  );

test.each([
  ['20 cards in the manner of posts', [...englishPosts, ...foreignPosts], before.own],
  ['the 52 cards of the open data as posts', dataPosts, before.data],
])('%s need at most one correction in ten rows, and no wrong row is silent', (cards, posts, was) => {
  const sum = sumOf(posts.map(correctionsOf));
  print(cards, sum, was);
  expect(posts.length).toBe(cards === '20 cards in the manner of posts' ? 20 : 52);
  expect(sum.rows).toBe(was.rows);
  expect(sum.silent).toEqual([]);
  expect(sum.corrections).toBeLessThanOrEqual(sum.rows / 10);
});
