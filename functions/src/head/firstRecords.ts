import type { PublishedRating } from '@/model/published/playerRatings';
import type { PublishedFirst } from '@/model/published/publishedFirst';
import { publishedPlayer } from '@/model/published/publishedPlayer';
import type { Match, Player } from '@/model/records';
import type { Page } from './readPage';

/** A page of more would weigh more than it gains; half a card would be taken for a whole one. */
const mostMatches = 150;

/**
 * The records that a page shows, for a visitor who has nothing yet: the app takes it from the page and then asks what
 * is true now. All is as it is stored, without the facts of who is hidden, also what was fought by those who were merged into a
 * player, and what was entered with a merged event: the app takes it for what the server says.
 */
export function firstRecords(
  page: Page,
  ratings: readonly PublishedRating[] = [],
): PublishedFirst | undefined {
  switch (page.kind) {
    case 'event':
      return { event: [page.event, ...page.merged], match: fitting(page.matches), player: [] };
    case 'match':
      return { event: page.events, match: [page.match], player: shown(page.players) };
    case 'player':
      return {
        event: page.events,
        match: fitting(page.matches),
        player: shown([page.player, ...page.merged]),
        ratings,
      };
    case 'versus':
      return {
        event: page.events,
        match: fitting(page.matches),
        player: shown([...page.players, ...page.merged]),
      };
    case 'sport':
    case 'hidden':
    case 'other':
    case 'proposed':
      return undefined;
  }
}

const fitting = (matches: readonly Match[]) => (matches.length > mostMatches ? [] : matches);

const shown = (players: readonly Player[]) => players.map(publishedPlayer);
