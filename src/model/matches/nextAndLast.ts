import type { DateString } from '../dates';
import type { Event, Match } from '../records/records';
import { isToCome } from './toCome';

export interface NextAndLast<M> {
  readonly next?: M;
  readonly last?: M;
  readonly held: readonly M[];
}

/**
 * The nearest match to come and the newest of the others, whatever their order. Matches of a cancelled event are
 * neither. Pass matches with their results, because a match of today whose result is left out seems to come.
 */
export function nextAndLast<M extends Match>(
  matches: readonly M[],
  today: DateString,
  statusOf: (event: string) => Event['status'],
): NextAndLast<M> {
  let next: M | undefined;
  let last: M | undefined;
  const held: M[] = [];
  for (const match of matches) {
    if (statusOf(match.event.id) === 'cancelled') continue;
    if (isToCome(match, today)) next = !next || isBefore(match, next) ? match : next;
    else {
      last = !last || isBefore(last, match) ? match : last;
      held.push(match);
    }
  }
  return { ...(next && { next }), ...(last && { last }), held };
}

const isBefore = (a: Match, b: Match): boolean => a.date < b.date || (a.date === b.date && a.order < b.order);
