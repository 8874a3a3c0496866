const lettersOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .toLowerCase()
    .match(/\P{M}\p{M}+|\P{M}/gu) ?? [];

/**
 * Whether two names of one spelling have different marks on one letter, so that they may be two people: Hùng and Hưng.
 * People leave marks out, but seldom change them.
 */
export function haveOtherMarks(one: string, other: string): boolean {
  const [first, second] = [lettersOf(one), lettersOf(other)];
  return (
    first.length === second.length &&
    first.some((letter, at) => {
      const beside = second[at] ?? '';
      return letter !== beside && letter.length > 1 && beside.length > 1 && letter[0] === beside[0];
    })
  );
}
