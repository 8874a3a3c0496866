const early = /(?<=o)([\u0300\u0301\u0303\u0309\u0323])([ae])|(?<=u)([\u0300\u0301\u0303\u0309\u0323])(y)/gu;

/** Letters apart from their marks, in one of the two ways in which Vietnamese writes Hòa: Hoà. */
export const marksApart = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(early, '$2$1$4$3');

const lettersOf = (name: string): readonly string[] => marksApart(name).match(/\P{M}\p{M}+|\P{M}/gu) ?? [];

const isPartOf = (marks: readonly string[], others: readonly string[]): boolean =>
  marks.every((mark) => others.includes(mark));

/**
 * Whether two names of one spelling have different marks on one letter, so that they may be two people: Hùng and Hưng.
 * People leave marks out, as in Nguyên for Nguyễn, but seldom change them.
 */
export function haveOtherMarks(one: string, other: string): boolean {
  const [first, second] = [lettersOf(one), lettersOf(other)];
  return (
    first.length === second.length &&
    first.some((said, at) => {
      const [letter, ...marks] = said;
      const [beside, ...others] = second[at] ?? '';
      return letter === beside && !isPartOf(marks, others) && !isPartOf(others, marks);
    })
  );
}
