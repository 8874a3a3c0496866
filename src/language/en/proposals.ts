import { defineTexts } from '../text';

export const proposals = defineTexts('proposals', {
  aChange: 'a change',
  eventMissing: 'a missing event',
  matchMissing: 'a missing match',
  playerMissing: 'a missing player',
  changeOf: 'Change to {name}',
  was: 'Was',
  became: 'Became',
  proposed: 'Proposed',
  whenProposed: 'When proposed',
  appliedInPart: 'Part of it was applied. The rest is <link>a separate proposal</link>.',
  replacedByOwn: 'A later proposal by the same author replaced it.',
  whatStands: 'See what was applied instead',
});
