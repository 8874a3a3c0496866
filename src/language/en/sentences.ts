import { defineTexts } from '../text';

/**
 * Why something was refused, did not work or was rejected: the text of each cause. The server stores the English beside the
 * code for logs and for clients of the version before, which know it word for word; a text that is worded anew is no longer
 * translated there.
 */
export const sentences = defineTexts('sentences', {
  // Why a proposal could not be applied.
  existsAlready: '{record} exists already',
  doesNotExist: '{record} does not exist so cannot upgrade data',
  existsFirst: '{record} has to exist first',
  changedMeanwhile: '{record} was changed meanwhile: {fields}',
  changedByAuthor:
    '{record} was changed by its author since you looked: look again and apply it as it is now',
  ownProposal: 'Somebody else has to decide on your own proposal.',
  mergedInRing: '{record} leads to this page already: take that back first',
  haveMet: 'They met each other (matches: {count}), so they are two people',
  hasMatches: '{record} still has matches (matches: {count}), which would be left without it',
  otherSport: '{record} is of another sport',
  otherPlayers: '{record} has other players: merge the pages of the players first',
  otherEvents: '{record} is of another event: merge the events first',
  nameWithheld:
    'The name of {record} was withheld at the person’s request, so nothing of the page changes any more',
  sameCard: '{record} was entered with the same event: delete one of them instead',

  // Why nothing could be proposed.
  signedOut: 'Cannot upsert unless logged in',
  deltaSignedOut: 'Cannot upsert wiki delta unless logged in',
  matchFailed: 'Unable to upsert match',
  playerFailed: 'Unable to upsert new player {name}',
  sportMissing: 'Adding an event needs a sport, found none',

  // Why a proposal was rejected, by the server itself.
  replacedBy: 'replaced by {id}',
  superseded:
    'Somebody else’s proposal for the same was applied, so yours no longer fits what the wiki says.',
  cameTrue: 'Somebody else proposed the same, and that was applied: what you proposed is part of the wiki.',
  recordDeleted: 'record deleted',
  accountBanned: 'This account was banned.',

  // The same by a moderator in words that are at hand; stored in English, whoever rejects.
  noSource: 'No source is given, and none could be found. Please propose it again with one.',
  contradicts: 'The sources at hand say otherwise.',
  duplicate: 'This record exists already. Please edit that one.',
  known: 'The wiki says this already.',
  spelling: 'The name is spelled differently in the results.',
  outOfScope: 'This is not about a result, an event or a player of the sport.',

  // Faults of a value.
  isRequired: '{field} is required',
  deletionReason: 'Say why it is to be deleted',
  expectedName: '{field}: expected 1 to {max} characters in one line, found {found}',
  expectedDay: '{field}: expected a day as YYYY-MM-DD, found {found}',
  expectedNumber: '{field}: expected a whole number from 0 to {max}, found {found}',
  expectedChoice: '{field}: expected one of {choices}, found {found}',
  expectedPlayer: "{field}: expected a player's id and name, found {found}",
  expectedRecord: '{field}: expected the id of a record, found {found}',
  expectedVideo: '{field}: expected a YouTube id, found {found}',
  expectedText: '{field}: expected a text of 1 to {max} characters, found {found}',
  expectedRange: '{field}: expected a number from {min} to {max}, found {found}',
  expectedYes: '{field}: expected yes or nothing, found {found}',
  expectedCodes: '{field}: expected codes of the sport by name, found {found}',
  expectedCountry: '{field}: expected a country of the list, found {found}',
  expectedLink:
    '{field}: expected an address such as https://example.org of up to {max} characters, found {found}',
  expectedAccount: '{field}: expected the name or page of an account there, found {found}',
  expectedList: '{field}: expected 1 to {most} different lines of up to {max} characters, found {found}',
  expectedFormerNames:
    '{field}: expected 1 to {most} names, each with the day on which it was given up, found {found}',
  malformed: '{said}',

  // Why the server took no command, and what to do.
  tooFast: 'Changes came faster than is allowed. It is tried again by itself.',
  nameRefused:
    'A name in it is not allowed: it hides characters, has no letter or digit, or claims a role. Edit it and send it again.',
  nameTaken: 'Somebody who decides here is called so. Please choose another name.',
  ownDecision: 'You proposed or decided this yourself, so another moderator has to take it back.',
  nothingToRestore:
    'There is nothing to take back: the act is not known, or of a kind that is not taken back.',
  banned: 'This account may not propose changes any more. You can save them as a file.',
  tooManyOpen:
    'You have too many open proposals. Withdraw some under My Changes, or wait until they are decided, then retry.',
});
