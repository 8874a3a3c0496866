const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const near: ReadonlySet<string> = new Set(
  rows.flatMap((row, at) =>
    [...row].flatMap((key, place) =>
      [row[place + 1], rows[at + 1]?.[place], rows[at + 1]?.[place - 1]].flatMap((other) =>
        other === undefined ? [] : [key + other, other + key],
      ),
    ),
  ),
);

/** Bits that an error costs. Most names that differ in a replaced letter, the first or the last one are two names. */
const price = { swapped: 2, missing: 3, key: 3, replaced: 6, border: 2 };

/** Bits that count against two words one typing error apart; `undefined` for other words. */
export function typingPrice(a: string, b: string): number | undefined {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const left = long.length - start - end;
  const border = start === 0 || end === 0 ? price.border : 0;
  if (long.length > short.length)
    return left === 1 && short.length === start + end ? price.missing + border : undefined;
  if (left === 1) return (near.has(short[start]! + long[start]!) ? price.key : price.replaced) + border;
  const isSwapped = left === 2 && short[start] === long[start + 1] && short[start + 1] === long[start];
  return isSwapped ? price.swapped + border : undefined;
}
