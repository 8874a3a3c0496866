import type { Match } from '../records/records';
import { sides, type Side } from './end';
import { hows, type Won } from './scoreEntry';
import type { MatchState } from './matchState';

const letters = { pin: 'p', fouls: 'f', stop: 's' } as const satisfies Record<Won['how'], string>;
const digits = { player1: '1', player2: '2' } as const satisfies Record<Side, string>;

export const roundCode = ({ winner, how }: Won): string => digits[winner] + letters[how];

export function readRoundCode(code: string): Won | undefined {
  const winner = sides.find((side) => code.startsWith(digits[side]));
  const how = hows.find((each) => code.slice(1) === letters[each]);
  return winner && how && { winner, how };
}

export interface PlayedRound extends Won {
  /** When it was decided, epoch milliseconds, to the second. */
  readonly at: number;
}

/** The last word of the field: how many seconds the match took. */
const durationPattern = / e(\d{1,6})$/;

/**
 * The field `rounds` of a match: the second of the first one (epoch seconds), then each round by its code and how
 * many seconds later it was decided, then the duration: `1764417600 1p0 2f41 e95`. `undefined` for none.
 */
export function roundsText({
  rounds,
  duration,
}: Pick<MatchState, 'rounds' | 'duration'>): string | undefined {
  if (rounds.length === 0) return undefined;
  const seconds = rounds.map(({ at }) => Math.round(at / 1_000));
  const first = Math.min(...seconds);
  return [
    String(first),
    ...rounds.map((round, at) => `${roundCode(round)}${(seconds[at] ?? first) - first}`),
    ...(duration === undefined ? [] : [`e${Math.round(duration / 1_000)}`]),
  ].join(' ');
}

/** How long a match took by what scorers entered, ms; `undefined` if nobody did. */
export function durationOf({ rounds = '' }: Pick<Match, 'rounds'>): number | undefined {
  const [, seconds] = durationPattern.exec(rounds) ?? [];
  return seconds === undefined ? undefined : Number(seconds) * 1_000;
}

/** The rounds of a match as scorers entered them; none if the result was edited since and they do not add up to it. */
export function roundsOf({ rounds, player1, player2 }: Match): readonly PlayedRound[] {
  const [first, ...codes] = rounds?.replace(durationPattern, '').split(' ') ?? [];
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
