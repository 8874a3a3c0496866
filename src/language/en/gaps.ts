import { defineTexts } from '../text';

export const gaps = defineTexts('gaps', {
  description: 'Matches that lack something, those of the strongest players first.',
  noVideo: 'No video',
  noSource: 'No source',
  noChoice: 'Not stated: {choice}',
  nothing: 'Nothing is missing.',
  firstSteps: 'First steps',
  addVideo: 'Add a video',
  addVideoWhy: 'Open a match without one and paste a YouTube link.',
  enterCard: 'Enter last weekend’s card',
  enterCardWhy: 'Paste the results as people post them.',
  fixName: 'Fix a name',
  fixNameWhy: 'Open a player and press the pencil.',
});
