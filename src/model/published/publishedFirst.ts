import { compareText } from '@/lib/compareText';
import { dayAfter, type DateString } from '../dates';
import { anniversariesShown, isAnniversary } from '../days/anniversary';
import { eventRole } from '../days/eventRole';
import { tellsResult } from '../matches/spoilers';
import { mainMatches } from '../matches/mainMatches';
import type { PublishedChance } from './chances';
import { leadersIn, type PublishedLeaders } from './leaders';
import { doublesAmong, eventIdentitiesAmong, idAs } from '../identity/identities';
import type { PublishedRating } from './playerRatings';
import type { Event, Match, Player } from '../records/records';

/**
 * The records that a page shows first to a visitor without any: Home's are in one small file beside the copy,
 * a record's are in its page.
 */
export interface PublishedFirst {
  readonly event: readonly Event[];
  readonly match: readonly Match[];
  readonly player: readonly Player[];
  /** With Home only: leaders need all matches to compute. */
  readonly leaders?: readonly PublishedLeaders[];
  /** With Home only: outlooks need all matches too. */
  readonly chances?: readonly PublishedChance[];
  /** With a player's page only. */
  readonly ratings?: readonly PublishedRating[];
}

/** More than Home shows, because days pass until the next copy. */
const most = { latest: 6, coming: 20, comingCards: 4, matchesOfEvent: 3 };

export function publishedFirst(
  { event, match, player, leaders = [] }: PublishedFirst,
  today: DateString,
): PublishedFirst {
  const merged = eventIdentitiesAmong(event);
  const doubles = doublesAmong(match, merged);
  const byDate = event.filter(({ id }) => !merged.has(id)).sort((a, b) => compareText(a.date, b.date));
  const coming = byDate.findIndex(({ date }) => date > today);
  const upTo = coming === -1 ? byDate.length : coming;
  const newest = Math.max(0, upTo - most.latest);
  const events = [
    ...anniversaries(byDate.slice(0, newest), today),
    ...byDate.slice(newest, upTo + most.coming),
  ];
  const cards = new Map(events.map(({ id }): [string, Match[]] => [id, []]));
  for (const each of match) {
    if (!doubles.has(each.id)) cards.get(idAs(each.event.id, merged))?.push(each);
  }
  // Home shows matches of only the next cards, which have no results yet.
  const next = new Set<string>(
    byDate
      .filter(
        (each) => eventRole(each, today, () => cards.get(each.id)?.some(tellsResult) === true) === 'next',
      )
      .slice(0, most.comingCards)
      .map(({ id }) => id),
  );
  const matches = events.flatMap(({ id, cardOrder }) =>
    mainMatches(cards.get(id) ?? [], cardOrder, next.has(id) ? 'open' : 'decided').slice(
      0,
      most.matchesOfEvent,
    ),
  );
  const named = new Set<string>([
    ...matches.flatMap(({ player1, player2 }) => [player1.id, player2.id]),
    ...leadersIn(leaders),
  ]);
  // Published matches name players as stored. The client needs the merged players too, to resolve their
  // identities.
  addRemaining(named, player);
  // Likewise the events merged into those shown: without them their matches would have no event.
  const entered = new Set<string>(matches.map(({ event: at }) => at.id));
  addRemaining(entered, event);
  const others = event.filter(({ id }) => merged.has(id) && entered.has(id));
  return {
    event: [...events, ...others],
    match: matches,
    player: player.filter(({ id }) => named.has(id)),
    leaders,
  };
}

function addRemaining(ids: Set<string>, records: readonly (Event | Player)[]): void {
  const remaining = new Map<string, string | undefined>(records.map(({ id, sameAs }) => [id, sameAs]));
  for (const id of ids) {
    const target = remaining.get(id);
    if (target !== undefined) ids.add(target);
  }
}

/** Anniversaries of the day and of the next one, because readers keep the file until its successor. */
const anniversaries = (byDate: readonly Event[], today: DateString): readonly Event[] =>
  [today, dayAfter(today)].flatMap((day) =>
    byDate.filter((each) => isAnniversary(each, day)).slice(-anniversariesShown),
  );
