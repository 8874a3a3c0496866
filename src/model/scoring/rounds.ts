import type { Match } from '../records/records';
import { sides, type Side } from './end';
import { hows, type Won } from './entry';
import type { MatchState } from './matchState';

const letters = { pin: 'p', fouls: 'f', stop: 's' } as const satisfies Record<Won['how'], string>;
const digits = { player1: '1', player2: '2' } as const satisfies Record<Side, string>;

/** A round by its winner and how: `1p`, `2f`, `1s`. */
export const roundCode = ({ winner, how }: Won): string => digits[winner] + letters[how];

/** Inverse of `roundCode`; `undefined` for anything else. */
export function readRoundCode(code: string): Won | undefined {
  const winner = sides.find((side) => code.startsWith(digits[side]));
  const how = hows.find((each) => code.slice(1) === letters[each]);
  return winner && how && { winner, how };
}

export interface PlayedRound extends Won {
  /** When it was decided, epoch milliseconds, to the second. */
  readonly at: number;
}

/**
 * The field `rounds` of a match: the second of the first one (epoch seconds), then each round by its code and how
 * many seconds later it was decided: `1764417600 1p0 2f41`. `undefined` for none.
 */
export function roundsText(rounds: MatchState['rounds']): string | undefined {
  if (rounds.length === 0) return undefined;
  const seconds = rounds.map(({ at }) => Math.round(at / 1_000));
  const first = Math.min(...seconds);
  return [
    String(first),
    ...rounds.map((round, at) => `${roundCode(round)}${(seconds[at] ?? first) - first}`),
  ].join(' ');
}

/** The rounds of a match as scorers entered them; none if the result was edited since and they do not add up to it. */
export function roundsOf({ rounds, player1, player2 }: Match): readonly PlayedRound[] {
  const [first, ...codes] = rounds?.split(' ') ?? [];
  const read = codes.flatMap((code): readonly PlayedRound[] => {
    const won = readRoundCode(code.slice(0, 2));
    const at = (Number(first) + Number(code.slice(2))) * 1_000;
    return won && Number.isFinite(at) ? [{ ...won, at }] : [];
  });
  const count = (side: Side) => read.filter(({ winner }) => winner === side).length;
  return read.length === codes.length &&
    count('player1') === player1.score &&
    count('player2') === player2.score
    ? read
    : [];
}
