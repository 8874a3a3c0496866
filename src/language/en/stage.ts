import { defineTexts } from '../text';

export const stage = defineTexts('stage', {
  now: 'Now',
  last: 'Last match',
  next: 'Next',
  starting: 'No match has started yet.',
  over: 'All matches are over.',
  empty: 'No matches yet',
  connecting: 'Connecting…',
  behind: 'Reconnecting. As of {time}.',
  hidden: 'This view shows results',
  hiddenWhy: 'You hide results. Everyone who sees this screen would see them.',
  show: 'Show the stage view',
  number: 'No.',
  category: 'Class',
  fouls: 'Fouls',
  sheetHint: 'In the order of the show, with room for each round.',
});
