import { defineTexts } from '../text';

export const picks = defineTexts('picks', {
  ofMatch: 'Your pick: {match}',
  sureness: 'How sure are you?',
  lean: 'Leaning, {chance}',
  confident: 'Confident, {chance}',
  certain: 'Almost certain, {chance}',
  rounds: 'Rounds',
  anyRounds: 'Not picked',
  picked: 'You picked {player}, {chance}',
  pickedRounds: 'You picked {player}, {chance}, {rounds}',
  onDevice: 'Saved on this device. Sign in before the match begins to make it count.',
  waits: 'Not sent yet. It counts if it reaches the server before the match begins.',
  refused: 'Not counted: this pick was refused.',
});
