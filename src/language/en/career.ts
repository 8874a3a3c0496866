import { defineTexts } from '../text';

export const career = defineTexts('career', {
  won: 'Won',
  lost: 'Lost',
  draw: 'Draw',
  noMatches: 'No matches yet',
  noContest: 'N/C',
  noResult: 'No result',
  formHint: 'The last results of {name} before this match, newest first: {results}',
  form: 'Earlier form of {name}: {results}',
  rank: '#{rank}',
  record: 'Record',
  resultsHidden: 'Hidden',
  lastResults: 'Form, newest first',
  champion: 'Champion',
  also: 'Also {names}',
  playerDescription: '{name}: record, rating and matches.',
  chartTitle: 'Rating over time',
  why: 'Why?',
  computing: 'Calculating ratings',
  chartBand: 'Lines are ratings; bands are the range of the true strength with 95% probability.',
});
