export const matchesOfPlayerFile = (player: string): string =>
  `player/${encodeURIComponent(player)}.matches.json`;

export const matchesOfEventFile = (event: string): string =>
  `event/${encodeURIComponent(event)}.matches.json`;
