import { defineTexts } from '../text';

/** Flags of proposals: a short name each, and its sentence. */
export const flags = defineTexts('flags', {
  flags: 'Flags',

  beforeBirth: 'Before birth',
  beforeBirthIs: '{player} was born in {born}, after that day.',
  unknownScore: 'Impossible score',
  tooManyIs: 'One side would have {score}, but the most in this sport is {most}.',
  noDrawIs: 'It would be a draw, but this sport has no draws.',

  tooYoung: 'Under 14',
  tooYoungIs: '{player}, born in {born}, was under 14 on that day.',
  topPlayer: 'Top player',
  topPlayerIs: 'It changes a result of {player}, a top {count} player of a ranking.',
  namesake: 'Known name',
  namesakeIs: 'A player with this or a similar name is already in the wiki.',
  knownEvent: 'Known event',
  knownEventIs: 'An event with a similar name, within a day of this one, is already in the wiki: {name}',
  knownEventProposed:
    'Another open proposal is for an event with a similar name, within a day of this one: {name}',
  knownMatch: 'Known match',
  knownMatchAtEvent: 'These two players already have a match at this event.',
  knownMatchThatDay: 'These two players already have a match on this day.',
  proposedMatchAtEvent: 'Another open proposal is for a match of these two players at this event.',
  proposedMatchThatDay: 'Another open proposal is for a match of these two players on this day.',
  otherGender: 'Gender mismatch',
  otherSource: 'Different source',
  otherSourceStands: 'The value it replaces has a different source: {source}',
  otherSourceProposed: 'Another open proposal gives a different value with a source: {source}',
  noSource: 'No source',
  noSourceIs: 'No source is given.',
  triedBefore: 'Tried before',
  triedBeforeIs: 'The same was rejected before, or was applied and then reverted.',

  firstEdits: 'New account',
  firstEditsIs: 'The account was less than 30 days old and had few decided proposals.',
  youngAccountIs: 'The account was less than 30 days old.',
  manyAtOnce: 'Many at once',
  manyAtOnceIs: 'The author sent at least {count} separate proposals within one minute.',
  setbacks: 'Earlier rejections',
  setbacksIs: 'At least {count} earlier proposals by this author were rejected or reverted.',
});
