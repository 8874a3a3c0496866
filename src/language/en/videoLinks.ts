import { defineTexts } from '../text';

export const videoLinks = defineTexts('videoLinks', {
  watchMatch: 'Video<hidden> of {match}</hidden>',
  watchFrom: 'Video<hidden> of {match},</hidden> from {time}',
  findMatch: 'Find<hidden> {match}</hidden> on YouTube',
});
