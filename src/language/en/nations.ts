import { defineTexts } from '../text';

/** Rankings by country, and one country against another. */
export const nations = defineTexts('nations', {
  description: 'Countries ranked by their best players, and how they have done against each other.',
  country: 'Country',
  strength: 'Best three',
  bestPlayers: 'Best players',
  players: 'Players',
  abroad: 'Against other countries',
  hint: 'A country is as strong as the mean rating of its best three players; with fewer ranked players it has no rank. Players whose country is not known are left out.',
  nothing: 'No countries yet',
  nothingHint: 'Nobody whose country is known has a rated match of this kind by then.',
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
  noOpponents: 'No match against another country by then.',
  nobody: 'Nobody from here has a rated match of this kind by then',
  countRanked: { one: '{ranked} of 1 player ranked', other: '{ranked} of {count} players ranked' },
  rankOf: 'Rank {rank} of the countries',
});
