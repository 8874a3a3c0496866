import { defineTexts } from '../text';

/** Titles: who holds them, and who held them before. */
export const champions = defineTexts('champions', {
  description: 'Every belt and championship, its current holder and all earlier ones.',
  title: 'Title',
  holder: 'Champion',
  since: 'Since',
  defences: 'Defences',
  reigns: 'Reigns',
  vacant: 'Vacant',
  nothing: 'No titles yet',
  nothingHint:
    'A title appears here when a match with a result at a reviewed event has “Title at stake” filled in.',
  note: 'How titles are counted',
  rules:
    'The winner of the first known title match becomes champion, keeps the title by winning or drawing, and loses it to the winner otherwise. If two others fight for it, we assume the champion had given it up and the title was vacant. If that champion returns to a title match unbeaten, the reigns in between count as disputed. The same name in another class is another title. Only matches at reviewed events count.',
  titleDescription: 'Everyone who has held the {title}, match by match.',
  allTitles: 'All titles',
  lineage: 'Lineage',
  countDefences: { one: '1 defence', other: '{count} defences' },
  holds: 'Champion since {date}',
  nobody: 'Currently vacant',
  lasting: 'Since {date}',
  took: 'Won from {name}',
  tookVacant: 'Won while vacant',
  tookFirst: 'Won the first match on record',
  lostTo: 'Lost to {name}',
  vacated: 'Given up before two others fought for it',
  disputed: 'Disputed by {names}',
  won: 'Won',
  defended: 'Defended',
  kept: 'Kept',
  undecided: 'Title matches without a winner',
  unknown: 'No match for this title by this date',
  unknownHint: 'The title may be spelled differently, or its matches may be in another class.',
});
