import { defineTexts } from '../text';

/** The fields of forms. */
export const inputs = defineTexts('inputs', {
  required: 'required',
  choose: 'Choose…',
  showPassword: 'Show<hidden> password</hidden>',
  hidePassword: 'Hide<hidden> password</hidden>',
  wholeNumberFrom: 'Whole number from {min}',
  wholeNumberBetween: 'Whole number from {min} to {max}',
  beginsHere: 'It begins here',
  videoHint: 'A link to the video, or its id',
  noVideoInText: 'No YouTube video recognised in this text',
  suggestions: 'Suggestions',
  create: 'Create “{name}”',
  willBeAdded: '“{name}” is new: it will be added.',
  chooseFromList: 'Choose one from the list.',
});
