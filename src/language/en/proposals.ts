import { defineTexts } from '../text';

/** A proposal beside what is there, and what went wrong with it. */
export const proposals = defineTexts('proposals', {
  aChange: 'a change',
  eventMissing: 'an event that is not there',
  matchMissing: 'a match that is not there',
  playerMissing: 'a player that is not there',
  changeOf: 'Change of {name}',
  is: 'Is',
  wouldBe: 'Would be',
  was: 'Was',
  became: 'Became',
  proposed: 'Proposed',
  whenProposed: 'When proposed',
  appliedInPart: 'A part of it is in the wiki. The rest is <link>a proposal of its own</link>.',
  whatStands: 'See what was applied instead',
});
