import { defineTexts } from '../text';

/** The notice of a decision to an author's devices, in the language each was registered in. */
export const notices = defineTexts('notices', {
  changeApplied: 'Your change of {what} was applied',
  changeRejected: 'Your change of {what} was rejected',
  changeSuperseded: 'Another change of {what} was applied instead of yours',
  changeCameTrue: 'Your change of {what} has come true',
  newApplied: 'Your new {what} was applied',
  newRejected: 'Your new {what} was rejected',
  nowPart: 'It is now part of the wiki.',
  inPart: 'A part of it was applied. The rest waits as a proposal of its own.',
  amended: 'A moderator changed it before applying it. My Changes shows how.',
  reasonThere: 'A moderator said why. My Changes has the words.',
});
