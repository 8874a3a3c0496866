/** Bits at which one person is as likely as two, in a list of a thousand or fewer. */
const even = 8.4;
/** How much surer one has to be in a longer list, where more names fit by chance: bits each time it doubles. */
const perDoubling = 0.5;
/** Bits are not independent, so one counts for less. */
const slope = 0.5;

/** How likely two players are one person, 0 to 1, by the evidence in bits and the length of the list. */
export function likelihoodOf(weight: number, listSize: number): number {
  const threshold = even + perDoubling * Math.log2(Math.max(1, listSize / 1000));
  return 1 / (1 + 2 ** (slope * (threshold - weight)));
}
