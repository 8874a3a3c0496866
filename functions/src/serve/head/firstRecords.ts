import type { PublishedRating } from '@/model/published/playerRatings';
import type { PublishedFirst } from '@/model/published/publishedFirst';
import { publishedPlayer } from '@/model/published/publishedPlayer';
import type { Match, Player } from '@/model/records/records';
import type { Page } from './readPage';

/** Larger cards are left out: they would weigh more than they save, and half a card would look complete. */
const mostMatches = 150;

/**
 * The records that a page shows, for a visitor with an empty device: the app reads them from the page, then
 * asks the server for current ones. They are as stored, because the app treats them as the server's answer:
 * they include matches fought under ids that were merged, and entries of merged events. Facts of hidden
 * players are left out.
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
