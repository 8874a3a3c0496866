/** Below `/data/`: the matches that name a player, from the server's copy. */
export const matchesOfPlayerFile = (player: string): string =>
  `player/${encodeURIComponent(player)}.matches.json`;

/** Below `/data/`: the matches of an event, from the server's copy, and when that was up to date. */
export const matchesOfEventFile = (event: string): string =>
  `event/${encodeURIComponent(event)}.matches.json`;
