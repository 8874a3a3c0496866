import { identitiesAmong, matchAs, playerAs } from '@/model/identities';
import { perspective } from '@/model/perspective';
import type { Page } from './readPage';

/**
 * The page with what was fought under ids that were merged told of the player whose page it is. What a page shows first is
 * given to the app as it is stored, and not by this: the app reads it through the players itself.
 */
export function pageAs(page: Page): Page {
  if ((page.kind !== 'player' && page.kind !== 'versus') || page.merged.length === 0) return page;
  const players = page.kind === 'player' ? [page.player] : page.players;
  const identities = identitiesAmong([...players, ...page.merged]);
  // Two who met before they were said to be one person stay apart in their match, which may be of neither page.
  const matches = page.matches
    .map((match) => matchAs(match, identities))
    .filter((match) => players.every(({ id }) => perspective(match, id) !== undefined));
  return page.kind === 'player'
    ? { ...page, player: playerAs(page.player, page.merged), matches }
    : { ...page, matches };
}
