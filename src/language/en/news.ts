import { defineTexts } from '../text';

export const news = defineTexts('news', {
  applied: 'Your proposal for {record} was applied',
  amended: 'Your proposal for {record} was applied after a moderator changed it',
  inPart: 'Part of your proposal for {record} was applied. The rest is waiting as a separate proposal',
  rejected: 'Your proposal for {record} was rejected',
  reverted: '{by} reverted your change to {record}',
  superseded: 'Another proposal for {record} was applied instead of yours',
  cameTrue: 'Your change to {record} was applied from someone else’s proposal',
  reply: '{by} replied to your proposal for {record}',
  followUp: '{by} replied about the proposal for {record}',
  mention: '{by} mentioned you in a reply about {record}',
});
