import { defineTexts } from '../text';

export const thread = defineTexts('thread', {
  replies: 'Replies',
  toAuthor: 'Reply to the author',
  askForSource: 'Where does this come from? Please name a source.',
  toModerators: 'Reply to the moderators',
  hint: 'Saved with the proposal. Once it is applied, everyone can read your reply.',
  mention: 'Mention {name}',
  send: 'Send reply',
  full: 'There is no room for more replies.',
  fullForAuthor: 'You cannot add more replies here. Moderators still can.',
  said: { one: '1 reply', other: '{count} replies' },
  waitsForYou: 'Someone has replied.',
});
