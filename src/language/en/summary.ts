import { defineTexts } from '../text';

/** What happened at an event, in sentences made from facts. */
export const summary = defineTexts('summary', {
  allDecided: { one: '1 match has a result.', other: 'All {count} matches have a result.' },
  someDecided: '{count} of {all} matches have a result.',
  main: 'In the main event, {winner} beat {loser}.',
  mainScored: 'In the main event, {winner} beat {loser} {score}.',
  upsets: 'Upsets',
  upset: '{winner} beat {loser} with a chance of {chance}.',
  titles: 'Titles',
  titleWon: '{holder} beat {from} and took the title {title}.',
  titleFilled: '{holder} won the vacant title {title}.',
  titleKept: '{holder} kept the title {title}.',
  changes: 'Largest rating changes',
  gained: '{name} gained {points} points and is at {after}.',
  lost: '{name} lost {points} points and is at {after}.',
  copy: 'Copy as text',
  copied: 'The summary was copied.',
  none: 'No results yet',
  noneWhy: 'The summary appears with the first result.',
});
