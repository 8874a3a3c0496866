import {
  doublesAmong,
  eventAs,
  eventIdentitiesAmong,
  identitiesAmong,
  matchAs,
  matchesAs,
  playerAs,
} from '@/model/identity/identities';
import { perspective } from '@/model/matches/perspective';
import type { Page } from './readPage';

/**
 * The page with matches fought under merged ids attributed to the remaining player, and entries of merged
 * events to the remaining event. Not used for the page's first records: the app resolves merges itself.
 */
export function pageAs(page: Page): Page {
  switch (page.kind) {
    case 'player':
    case 'versus':
      return page.merged.length === 0 ? page : ofPlayers(page);
    case 'event':
      return page.merged.length === 0 && page.players.size === 0 ? page : ofEvent(page);
    case 'match': {
      const match = matchAs(page.match, identitiesAmong(page.players), eventIdentitiesAmong(page.events));
      return match === page.match ? page : { ...page, match };
    }
    case 'sport':
    case 'hidden':
    case 'other':
    case 'proposed':
      return page;
  }
}

function ofPlayers(page: Extract<Page, { kind: 'player' | 'versus' }>): Page {
  const players = page.kind === 'player' ? [page.player] : page.players;
  const identities = identitiesAmong([...players, ...page.merged]);
  // Two players who met before they were merged stay separate in their match, which may then belong to
  // neither page.
  const matches = page.matches
    .map((match) => matchAs(match, identities))
    .filter((match) => players.every(({ id }) => perspective(match, id) !== undefined));
  return page.kind === 'player'
    ? { ...page, player: playerAs(page.player, page.merged), matches }
    : { ...page, matches };
}

function ofEvent(page: Extract<Page, { kind: 'event' }>): Page {
  const { event, merged, matches, players } = page;
  const events = eventIdentitiesAmong([event, ...merged]);
  const doubles = doublesAmong(matches, events);
  return {
    ...page,
    event: eventAs(event, merged),
    matches: matchesAs(matches, { players, events, doubles }),
  };
}
