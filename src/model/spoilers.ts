import { compareNames } from '@/lib/compareText';
import { dayBefore, type DateString } from './dates';
import type { Match, Side } from './records';

/** The results that a reader may have hidden until they are asked for: none, those of the last days, or all. */
export const hiddenSpans = ['none', 'week', 'month', 'all'] as const;
export type HiddenSpan = (typeof hiddenSpans)[number];

/** How many days of the past each span covers, today not counted. */
const days = { week: 7, month: 30 } as const;

/** The query of a link whose preview tells no result, and whose page shows none before it is asked for. */
export const withoutResults = '?results=hidden';

/** Tells whether a query asks for a page without results, whatever else a site on the way has added to it. */
export const asksWithoutResults = (query: string): boolean =>
  new URLSearchParams(query).get('results') === 'hidden';

/** The first day whose results are hidden; `undefined` where every day's are, also because nobody knows what day it is. */
export const hiddenSince = (
  span: Exclude<HiddenSpan, 'none'>,
  today: DateString | undefined,
): DateString | undefined =>
  span === 'all' || today === undefined ? undefined : dayBefore(today, days[span]);

/** The shortest span that hides the results of a day. */
export const spanOver = (day: DateString, today: DateString): Exclude<HiddenSpan, 'none'> =>
  day >= dayBefore(today, days.month) ? 'month' : 'all';

/** Tells whether a match says anything of how it ended. */
export const tellsResult = ({ player1, player2, outcome, winner }: Match): boolean =>
  [player1.score, player2.score, player1.result, player2.result, outcome, winner].some(
    (said) => said !== undefined,
  );

/**
 * A match with its sides in the order of their names: whoever enters a card names the winner first as a rule. It is shown so
 * before its result is asked for and after, or the names would change places under the reader's eyes.
 */
export function inNeutralOrder(match: Match): Match {
  const { player1, player2, winner } = match;
  if (compareNames(player1.name, player2.name) <= 0) return match;
  return {
    ...match,
    player1: player2,
    player2: player1,
    ...(winner !== undefined && { winner: winner === 'player1' ? 'player2' : 'player1' }),
  };
}

/** A match without anything by which its result could be told, words about it included: like one that is yet to come. */
export function withoutResult(match: Match): Match {
  const {
    outcome: _outcome,
    winner: _winner,
    note: _note,
    armNote: _armNote,
    conflict: _conflict,
    ...rest
  } = inNeutralOrder(match);
  return { ...rest, player1: sideAlone(rest.player1), player2: sideAlone(rest.player2) };
}

function sideAlone({ score: _score, result: _result, ...side }: Side): Side {
  return side;
}
