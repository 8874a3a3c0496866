/** Below `/data/`: the matches that name a player, from the server's copy. */
export const matchesOfPlayerFile = (player: string): string =>
  `player/${encodeURIComponent(player)}.matches.json`;
