import { readComputedPart } from '../../../scripts/base/computedPart';
import { prices } from '../../costs/prices';
import { longQueue, moderatorReads, moderatorReadsTable } from '../../costs/moderatorReads';

const bare = (table: string) =>
  table
    .replace(/ *\| */g, '|')
    .replace(/-+/g, '-')
    .trim();

test('what a moderator reads stands in the documentation as it is computed', () => {
  const documented = readComputedPart('docs/costs.md', 'lab/costs/moderatorReads.ts');
  expect(bare(documented)).toBe(bare(moderatorReadsTable()));
});

test('a search reads the rest of the queue once, and of a longer one no more than anybody may have', () => {
  const [long, most] = moderatorReads().slice(-2);
  // 4,800 beyond the first page, one more for each of ten pages, and five for their number.
  expect(long).toMatchObject({ what: expect.stringContaining('5,000'), reads: longQueue - 200 + 10 + 5 });
  expect(most?.reads).toBe(6_400 - 200 + 13 + 7);
});

test('a busy day of one moderator costs what the documentation says', () => {
  const [, rests, , , long] = moderatorReads();
  const reads = 500 * rests!.reads + 20 * long!.reads;
  expect([Math.round(reads / 1_000), Math.round(100 * reads * prices.read)]).toEqual([297, 11]);
});
