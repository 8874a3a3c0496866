import { defineTexts } from '../text';

/** Sentences of the news, in the inbox and in mails. */
export const news = defineTexts('news', {
  applied: 'Your proposal for {record} was applied',
  amended: 'Your proposal for {record} was applied after a moderator changed it',
  inPart: 'A part of your proposal for {record} was applied. The rest waits as a proposal of its own',
  rejected: 'Your proposal for {record} was rejected',
  reverted: '{by} reverted what you had changed of {record}',
  superseded: 'Another proposal for {record} was applied instead of yours',
  cameTrue: 'What you proposed for {record} was applied for somebody else',
  reply: '{by} replied to your proposal for {record}',
  followUp: '{by} replied about the proposal for {record}',
  mention: '{by} mentioned you in a reply about {record}',
});
