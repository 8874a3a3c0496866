import { compareNames } from '@/lib/compareText';
import { dayBefore, type DateString } from '../dates';
import type { Match, Side } from '../records/records';

const turnedRounds = (rounds: string): string =>
  rounds.replace(/ ([12])/g, (_, digit: string) => ` ${3 - Number(digit)}`);

export const hiddenSpans = ['none', 'week', 'month', 'all'] as const;
export type HiddenSpan = (typeof hiddenSpans)[number];

const days = { week: 7, month: 30 } as const;

export const withoutResults = '?results=hidden';

export const asksWithoutResults = (query: string): boolean =>
  new URLSearchParams(query).get('results') === 'hidden';

export const hiddenSince = (
  span: Exclude<HiddenSpan, 'none'>,
  today: DateString | undefined,
): DateString | undefined =>
  span === 'all' || today === undefined ? undefined : dayBefore(today, days[span]);

export const tellsResult = ({ player1, player2, outcome, winner }: Match): boolean =>
  [player1.score, player2.score, player1.result, player2.result, outcome, winner].some(
    (said) => said !== undefined,
  );

/**
 * The match with its sides in alphabetical order, because authors usually enter the winner first. Pages use
 * this order before and after the result is revealed; otherwise the names would swap places.
 */
export function inNeutralOrder(match: Match): Match {
  const { player1, player2, winner, rounds } = match;
  if (compareNames(player1.name, player2.name) <= 0) return match;
  return {
    ...match,
    player1: player2,
    player2: player1,
    ...(winner !== undefined && { winner: winner === 'player1' ? 'player2' : 'player1' }),
    ...(rounds !== undefined && { rounds: turnedRounds(rounds) }),
  };
}

export function withoutResult(match: Match): Match {
  const {
    outcome: _outcome,
    winner: _winner,
    note: _note,
    armNote: _armNote,
    conflict: _conflict,
    rounds: _rounds,
    ...rest
  } = inNeutralOrder(match);
  return { ...rest, player1: sideAlone(rest.player1), player2: sideAlone(rest.player2) };
}

function sideAlone({ score: _score, result: _result, ...side }: Side): Side {
  return side;
}
