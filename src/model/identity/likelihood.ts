/** Bits at which one person is as likely as two, in a list of up to a thousand. */
const even = 5.4;
/** Additional bits per doubling of the list, since more names match by chance. */
const perDoubling = 1.35;
/** Discount, because pieces of evidence are not independent. */
const slope = 0.5;

export function likelihoodOf(weight: number, listSize: number): number {
  const threshold = even + perDoubling * Math.log2(Math.max(1, listSize / 1000));
  return 1 / (1 + 2 ** (slope * (threshold - weight)));
}
