import { defineTexts } from '../text';

/** Titles: who holds them, and who held them before. */
export const champions = defineTexts('champions', {
  description: 'Every belt and championship, who holds it, and who held it before.',
  title: 'Title',
  holder: 'Champion',
  since: 'Since',
  defences: 'Defences',
  reigns: 'Reigns',
  vacant: 'Vacant',
  nothing: 'No titles yet',
  nothingHint:
    'A title appears here once a match with a result at a reviewed event names it as “Title at stake”.',
  note: 'How titles are counted',
  rules:
    'The winner of the first known match for a title holds it, keeps it by winning or drawing, and loses it to whoever wins. If two others meet for it, the holder must have given it up: it was vacant. If that holder comes back for it unbeaten, the reigns in between were disputed. The same name in another class is another title, and only matches at reviewed events count.',
  titleDescription: 'Everyone who has held the {title}, match by match.',
  allTitles: 'All titles',
  lineage: 'Lineage',
  countDefences: { one: '1 defence', other: '{count} defences' },
  holds: 'Champion since {date}',
  nobody: 'Nobody holds it at the moment',
  lasting: 'Since {date}',
  took: 'Won from {name}',
  tookVacant: 'Won while vacant',
  tookFirst: 'Won the first match on record',
  lostTo: 'Lost to {name}',
  vacated: 'Given up before others met for it',
  disputed: 'Disputed by {names}',
  won: 'Won',
  defended: 'Defended',
  kept: 'Kept',
  undecided: 'Matches for it that nobody won',
  unknown: 'No match for this title by then',
  unknownHint: 'The title may be spelled otherwise, or its matches may name another class.',
});
