import { defineTexts } from '../text';

/** Nouns for records within a sentence. In a file of their own, because the server needs only these. */
export const nouns = defineTexts('nouns', {
  event: 'event',
  match: 'match',
  player: 'player',
  anEvent: 'an event',
  aMatch: 'a match',
  aPlayer: 'a player',
});
