import { defineTexts } from '../text';

export const picks = defineTexts('picks', {
  ofMatch: 'Your pick: {match}',
  who: 'Who wins?',
  sureness: 'How sure are you?',
  lean: 'Leaning, {chance}',
  confident: 'Confident, {chance}',
  certain: 'Almost certain, {chance}',
  rounds: 'Rounds',
  anyRounds: 'Not picked',
  picked: 'You picked {player}, {chance}',
  pickedRounds: 'You picked {player}, {chance}, {rounds}',
  right: 'Right: {points} points. You said {stated}, the ratings {rated}.',
  wrong: 'Wrong: {points} points. You said {stated}, the ratings {rated}.',
  noWinner: 'No points: the match has no winner.',
  notThere: 'No points: the player you picked was replaced.',
  crowd: '{all} picks: {first} {share}, {second} {otherShare}',
  onDevice: 'Saved on this device. Sign in before the match begins to make it count.',
  waits: 'Not sent yet. It counts if it reaches the server before the match begins.',
  refused: 'Not counted: this pick was refused.',
});
