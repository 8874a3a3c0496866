import { defineTexts } from '../text';

/** Nouns for records within a sentence. Apart from the other words, since the server needs these alone. */
export const nouns = defineTexts('nouns', {
  event: 'event',
  match: 'match',
  player: 'player',
  anEvent: 'an event',
  aMatch: 'a match',
  aPlayer: 'a player',
});
