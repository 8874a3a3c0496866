import { compareText } from '@/lib/compareText';
import type { DateString } from '../dates';
import { byStrength } from '../mainMatches';
import type { PublishedCalibration, PublishedChance } from './chances';
import { leadersIn, type PublishedLeaders } from './leaders';
import { doublesAmong, eventIdentitiesAmong, idAs } from '../identities';
import type { PlayerId } from '../ids';
import type { PublishedRating } from './playerRatings';
import type { Event, Match, Player } from '../records';

/**
 * The records that a page shows first, for a visitor who has nothing yet: Home's is published beside the copy in one
 * small file, that of a record comes in its page.
 */
export interface PublishedFirst {
  readonly event: readonly Event[];
  readonly match: readonly Match[];
  readonly player: readonly Player[];
  /** The leaders of the rankings, with Home's alone: to compute it takes all matches. */
  readonly leaders?: readonly PublishedLeaders[];
  /** The outlooks on its matches to come, with Home's alone: they come from all matches, too. */
  readonly chances?: readonly PublishedChance[];
  /** How well such chances came true, with Home's alone. */
  readonly calibration?: readonly PublishedCalibration[];
  /** How the player is rated, with a player's page alone. */
  readonly ratings?: readonly PublishedRating[];
}

/** How strong those who meet on the card of an event were before it, in points by player. */
export type PointsOf = (event: Event, card: readonly Match[]) => Readonly<Record<string, number>>;

/** Some more than Home shows, since days pass until the next copy. */
const most = { latest: 6, coming: 20, comingCards: 4, matchesOfEvent: 3 };

/**
 * The newest events of a day and those to come, the main matches of their cards, the most important first, who meets in
 * them, and who leads.
 */
export function publishedFirst(
  { event, match, player, leaders = [] }: PublishedFirst,
  today: DateString,
  pointsOf: PointsOf = () => ({}),
): PublishedFirst {
  const merged = eventIdentitiesAmong(event);
  const doubles = doublesAmong(match, merged);
  const byDate = event.filter(({ id }) => !merged.has(id)).sort((a, b) => compareText(a.date, b.date));
  const coming = byDate.findIndex(({ date }) => date > today);
  const upTo = coming === -1 ? byDate.length : coming;
  const events = byDate.slice(Math.max(0, upTo - most.latest), upTo + most.coming);
  // Of what is to come Home shows the next cards alone, which have no results.
  const next = new Set<string>(byDate.slice(upTo, upTo + most.comingCards).map(({ id }) => id));
  const cards = new Map(events.map(({ id }): [string, Match[]] => [id, []]));
  for (const each of match) {
    const event = idAs(each.event.id, merged);
    const isShown = each.player1.result !== undefined || next.has(event);
    if (isShown && !doubles.has(each.id)) cards.get(event)?.push(each);
  }
  const matches = events.flatMap((each) => {
    const card = cards.get(each.id) ?? [];
    const points = card.length > most.matchesOfEvent ? pointsOf(each, card) : {};
    return byStrength(card, points).slice(0, most.matchesOfEvent);
  });
  const named = new Set<PlayerId>([
    ...matches.flatMap(({ player1, player2 }) => [player1.id, player2.id]),
    ...leadersIn(leaders),
  ]);
  // Matches are as they are stored, which a client takes them for: it learns by these players who is known as whom today.
  const sameAs = new Map(player.map((each) => [each.id, each.sameAs]));
  for (const id of named) {
    const target = sameAs.get(id);
    if (target !== undefined) named.add(target);
  }
  // And so of the events that were merged into those shown: without them their matches would be of no event.
  const entered = new Set<string>(matches.map(({ event: at }) => at.id));
  const leads = new Map<string, string | undefined>(event.map((each) => [each.id, each.sameAs]));
  for (const id of entered) {
    const target = leads.get(id);
    if (target !== undefined) entered.add(target);
  }
  const others = event.filter(({ id }) => merged.has(id) && entered.has(id));
  return {
    event: [...events, ...others],
    match: matches,
    player: player.filter(({ id }) => named.has(id)),
    leaders,
  };
}
