import { defineTexts } from '../text';

/** Rankings by country, and one country against another. */
export const nations = defineTexts('nations', {
  description: 'Countries ranked by their best players, and their records against each other.',
  country: 'Country',
  strength: 'Best three',
  bestPlayers: 'Best players',
  players: 'Players',
  abroad: 'Against other countries',
  hint: 'A country’s strength is the average rating of its best three players. Countries with fewer ranked players have no rank. Players without a known country are not included.',
  nothing: 'No countries yet',
  nothingHint: 'No player with a known country had such a rated match by this date.',
  allCountries: 'All countries',
  countryDescription: 'The best players of {country}, and its record against other countries.',
  ranking: 'Ranking',
  worldRank: 'World rank',
  record: 'Against other countries',
  opponent: 'Opponent',
  matchesAgainst: 'Matches',
  seeMatches: 'Matches against {country}',
  meetings: '{country} against {other}',
  close: 'Hide these matches',
  noOpponents: 'No matches against other countries by this date.',
  nobody: 'No player from this country had such a rated match by this date',
  countRanked: { one: '{ranked} of 1 player ranked', other: '{ranked} of {count} players ranked' },
  rankOf: 'Rank {rank} of the countries',
});
