import { defineTexts } from '../text';

export const inputs = defineTexts('inputs', {
  required: 'required',
  choose: 'Choose…',
  showPassword: 'Show<hidden> password</hidden>',
  hidePassword: 'Hide<hidden> password</hidden>',
  wholeNumberFrom: 'Whole number from {min}',
  wholeNumberBetween: 'Whole number from {min} to {max}',
  beginsHere: 'Starts here',
  videoHint: 'A link to the video, or its id',
  noVideoInText: 'No YouTube video found in this text',
  suggestions: 'Suggestions',
  create: 'Create “{name}”',
  willBeAdded: '“{name}” will be added as new.',
  chooseFromList: 'Choose from the list.',
});
