/** The field `rounds` (`scoring/rounds.ts`) for the match with its sides in the opposite order. */
export const turnedRounds = (rounds: string): string =>
  rounds.replace(/ ([12])/g, (_, digit: string) => ` ${3 - Number(digit)}`);
