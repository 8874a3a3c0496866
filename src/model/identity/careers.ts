import { knownDate, type DatePrecision } from '../dates';
import type { Reason, ReasonCode } from './reasons';

export interface MatchFacts {
  readonly id: string;
  readonly date: string;
  readonly datePrecision?: DatePrecision;
  readonly event: { readonly id: string };
  readonly player1: { readonly id: string };
  readonly player2: { readonly id: string };
  readonly arm?: string;
}

export interface EventFacts {
  readonly id: string;
  readonly country?: string;
  readonly location?: string;
}

interface Career {
  readonly opponents: Set<string>;
  readonly eventsByDay: Map<string, Set<string>>;
  /** Matches as day, arm and opponent, on which two sources of one match would agree. */
  readonly meetings: Set<string>;
}

export type Careers = ReadonlyMap<string, Career>;

export function careersOf(matches: Iterable<MatchFacts>): Careers {
  const careers = new Map<string, Career>();
  const add = (id: string, opponent: string, { event, arm = '', ...dated }: MatchFacts) => {
    const date = knownDate(dated);
    let career = careers.get(id);
    if (!career)
      careers.set(id, (career = { opponents: new Set(), eventsByDay: new Map(), meetings: new Set() }));
    career.opponents.add(opponent);
    career.meetings.add(`${date} ${arm} ${opponent}`);
    // In one month a person can be in two places, so such events share no day with others.
    const day = dated.datePrecision === undefined ? date : `${date} ${event.id}`;
    const events = career.eventsByDay.get(day);
    if (events) events.add(event.id);
    else career.eventsByDay.set(day, new Set([event.id]));
  };
  for (const match of matches) {
    add(match.player1.id, match.player2.id, match);
    add(match.player2.id, match.player1.id, match);
  }
  return careers;
}

const perOpponent = 1;
const mostForOpponents = 3;
const perMatch = 4;
const mostForMatches = 8;
const elsewhere = -8;
/** A card uses one name per person: two names on one card are rarely one person. */
const sameCard = -4;

/** Evidence that grows with the number of things in common, up to a limit. */
const inCommon = (
  code: ReasonCode,
  about: readonly string[],
  each: number,
  most: number,
): readonly Reason[] =>
  about.length === 0 ? [] : [{ code, weight: Math.min(most, each * about.length), about }];

/** Evidence from both players' matches; `metEachOther` alone is decisive. */
export function careerReasons(
  a: string,
  b: string,
  careers: Careers,
  events: ReadonlyMap<string, EventFacts>,
): readonly Reason[] {
  const [one, other] = [careers.get(a), careers.get(b)];
  if (!one || !other) return [];
  if (one.opponents.has(b)) return [{ code: 'metEachOther', weight: -Infinity }];
  const matches = shared(one.meetings, other.meetings);
  const reasons = [
    ...inCommon('sameMatch', matches, perMatch, mostForMatches),
    ...inCommon('sameOpponents', shared(one.opponents, other.opponents), perOpponent, mostForOpponents),
  ];
  const cards = shared(cardsOf(one), cardsOf(other));
  if (cards.length > 0 && matches.length === 0)
    reasons.push({ code: 'sameCard', weight: sameCard, about: cards });
  const days = [...one.eventsByDay].flatMap(([day, ids]) => {
    const others = other.eventsByDay.get(day);
    return others && areApart(ids, others, events) ? [day] : [];
  });
  if (days.length > 0) reasons.push({ code: 'sameDayElsewhere', weight: elsewhere, about: days.sort() });
  return reasons;
}

const cardsOf = ({ eventsByDay }: Career): ReadonlySet<string> =>
  new Set([...eventsByDay.values()].flatMap((events) => [...events]));

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): readonly string[] =>
  (a.size < b.size ? [...a].filter((each) => b.has(each)) : [...b].filter((each) => a.has(each))).sort();

const areApart = (
  ids: ReadonlySet<string>,
  others: ReadonlySet<string>,
  events: ReadonlyMap<string, EventFacts>,
) =>
  [...ids].every((id) =>
    [...others].every((other) => id !== other && placesDiffer(events.get(id), events.get(other))),
  );

function placesDiffer(a: EventFacts | undefined, b: EventFacts | undefined): boolean {
  if (a?.country !== undefined && b?.country !== undefined && a.country !== b.country) return true;
  return a?.location !== undefined && b?.location !== undefined && a.location !== b.location;
}
