import { costIndex, type CostTable } from './phonemeCosts';
import type { Phonemes } from './phonemes';

const most = 48;
let beforeLast = new Float64Array(most + 1);
let last = new Float64Array(most + 1);
let row = new Float64Array(most + 1);
const gaps = new Float64Array(most + 1);

const transposition = 0.6;

const codeAt = (sounds: Phonemes, at: number) => sounds.charCodeAt(at) & 127;

const isVowel = (code: number) => code === 97 || code === 101 || code === 105 || code === 111 || code === 117;

function gapAt(sounds: Phonemes, at: number, { gap, glide }: CostTable): number {
  const code = codeAt(sounds, at);
  const full = gap[code]!;
  if (!isVowel(code)) return full;
  const besides =
    (at > 0 && isVowel(codeAt(sounds, at - 1))) ||
    (at + 1 < sounds.length && isVowel(codeAt(sounds, at + 1)));
  return besides && glide < full ? glide : full;
}

export function massOf(sounds: Phonemes, table: CostTable): number {
  let mass = 0;
  for (let at = 0; at < sounds.length && at < most; at += 1) mass += table.gap[codeAt(sounds, at)]!;
  return mass;
}

/**
 * A weighted edit distance between words of sounds: often confused sounds cost little. Neighbours may swap
 * (Damerau, 1964; optimal string alignment). Symmetric. Stops above `limit` and then returns some value above
 * it.
 */
export function phonemeDistance(a: Phonemes, b: Phonemes, table: CostTable, limit: number): number {
  if (a === b) return 0;
  const [rows, columns] = [Math.min(a.length, most), Math.min(b.length, most)];
  last[0] = 0;
  for (let j = 1; j <= columns; j += 1) {
    gaps[j] = gapAt(b, j - 1, table);
    last[j] = last[j - 1]! + gaps[j]!;
  }
  let leastBefore = 0;
  for (let i = 1; i <= rows; i += 1) {
    const least = fillRow(a, b, i, columns, table);
    [beforeLast, last, row] = [last, row, beforeLast];
    if (least > limit && leastBefore + transposition > limit) return least;
    leastBefore = least;
  }
  return last[columns]!;
}

function fillRow(a: Phonemes, b: Phonemes, i: number, columns: number, table: CostTable): number {
  const from = codeAt(a, i - 1);
  const before = i > 1 ? codeAt(a, i - 2) : 0;
  const without = gapAt(a, i - 1, table);
  const { substitution } = table;
  let left = last[0]! + without;
  let least = left;
  row[0] = left;
  let beforeTo = 0;
  for (let j = 1; j <= columns; j += 1) {
    const to = codeAt(b, j - 1);
    let cost = last[j - 1]! + substitution[costIndex(from, to)]!;
    cost = Math.min(cost, last[j]! + without, left + gaps[j]!);
    if (j > 1 && from === beforeTo && before === to && from !== to)
      cost = Math.min(cost, beforeLast[j - 2]! + transposition);
    row[j] = cost;
    left = cost;
    beforeTo = to;
    if (cost < least) least = cost;
  }
  return least;
}
