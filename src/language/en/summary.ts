import { defineTexts } from '../text';

export const summary = defineTexts('summary', {
  allDecided: { one: '1 match has a result.', other: 'All {count} matches have a result.' },
  someDecided: {
    one: '{count} of {all} matches has a result.',
    other: '{count} of {all} matches have a result.',
  },
  main: 'In the main event, {winner} beat {loser}.',
  mainEnded: 'In the main event, {winner} won against {loser} ({ending}).',
  mainScored: 'In the main event, {winner} beat {loser} {score}.',
  upsets: 'Upsets',
  upset: '{winner} beat {loser} with a chance of {chance}.',
  titleWon: '{holder} beat {from} and took the title {title}.',
  titleFilled: '{holder} won the vacant title {title}.',
  titleFirst: '{holder} won the title {title}.',
  titleKept: '{holder} kept the title {title}.',
  changes: 'Largest rating changes',
  gained: {
    one: '{name} gained 1 point and is at {after}.',
    other: '{name} gained {count} points and is at {after}.',
  },
  lost: {
    one: '{name} lost 1 point and is at {after}.',
    other: '{name} lost {count} points and is at {after}.',
  },
  copy: 'Copy as text',
  copied: 'The summary was copied.',
  none: 'No results yet',
  noneWhy: 'The summary appears with the first result.',
});
