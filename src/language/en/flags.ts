import { defineTexts } from '../text';

/** Flags of proposals: a short name each, and the sentence that it stands for. */
export const flags = defineTexts('flags', {
  flags: 'Flags',

  beforeBirth: 'Before birth',
  beforeBirthIs: '{player} was born in {born}, after that day.',
  unknownScore: 'Impossible score',
  tooManyIs: 'One side would have {score}, and the sport knows no more than {most}.',
  noDrawIs: 'It would be a draw, which the sport does not know.',

  tooYoung: 'Under 14',
  tooYoungIs: '{player}, born in {born}, was not yet 14 on that day.',
  topPlayer: 'Top player',
  topPlayerIs: 'It changes a result of {player}, who is in the top {count} of a ranking.',
  namesake: 'Known name',
  namesakeIs: 'A player of this name, or of one like it, is known already.',
  knownEvent: 'Known event',
  knownEventIs: 'An event called alike, within a day of this one, is in the wiki already: {name}',
  knownEventProposed: 'Another open proposal is of an event called alike, within a day of this one: {name}',
  knownMatch: 'Known match',
  knownMatchAtEvent: 'The same two players have a match at this event already.',
  knownMatchThatDay: 'The same two players have a match on this day already.',
  proposedMatchAtEvent: 'Another open proposal is of a match of the same two players at this event.',
  proposedMatchThatDay: 'Another open proposal is of a match of the same two players on this day.',
  otherGender: 'Other gender',
  otherSource: 'Other source',
  otherSourceStands: 'What it replaces was taken from another source: {source}',
  otherSourceProposed: 'Another open proposal says something else and names its source: {source}',
  noSource: 'No source',
  noSourceIs: 'No source is named.',
  triedBefore: 'Tried before',
  triedBeforeIs: 'The same was rejected before, or it was in the wiki and was undone.',

  firstEdits: 'New account',
  firstEditsIs: 'The account was less than 30 days old, and hardly any of its proposals have been decided.',
  youngAccountIs: 'The account was less than 30 days old.',
  manyAtOnce: 'Many at once',
  manyAtOnceIs:
    'Within one minute the author sent at least {count} proposals that were not entered together.',
  setbacks: 'Earlier rejections',
  setbacksIs: 'At least {count} earlier proposals of this author were rejected or undone.',
});
