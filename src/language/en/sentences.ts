import { defineTexts } from '../text';

/**
 * The text of each cause of a refusal, failure or rejection. The server stores the English one next to the
 * code, for logs.
 */
export const sentences = defineTexts('sentences', {
  existsAlready: '{record} exists already',
  doesNotExist: '{record} does not exist so cannot upgrade data',
  existsFirst: '{record} has to exist first',
  changedMeanwhile: '{record} was changed in the meantime: {fields}',
  changedByAuthor: 'The author has changed {record}. Look again and apply the current version.',
  waitsForObjections: '{record} has several matches, so the other moderators can object until {until}',
  ownProposal: 'Someone else has to decide on your own proposal.',
  ownInterest: 'The moderator declared an interest in this, so another moderator has to decide.',
  mergedInRing: '{record} already redirects to this page. Separate it first',
  haveMet: 'They fought each other (matches: {count}), so they are different people',
  hasMatches: '{record} still has matches (matches: {count}), which would have no player',
  otherSport: '{record} belongs to another sport',
  otherPlayers: '{record} has different players: merge their pages first',
  otherEvents: '{record} belongs to another event: merge the events first',
  nameWithheld: 'The name of {record} was withheld on request, so the page can no longer change',
  sameCard: '{record} belongs to the same event: delete one of them instead',

  signedOut: 'Cannot upsert unless logged in',
  deltaSignedOut: 'Cannot upsert wiki delta unless logged in',
  matchFailed: 'Unable to upsert match',
  playerFailed: 'Unable to upsert new player {name}',
  sportMissing: 'Adding an event needs a sport, found none',

  replacedBy: 'replaced by {id}',
  superseded: 'Someone else’s proposal for the same field was applied, so yours no longer fits.',
  cameTrue: 'Someone else proposed the same, and it was applied.',
  recordDeleted: 'record deleted',
  accountBanned: 'This account was banned.',

  // Reasons that a moderator can choose. Stored in English.
  noSource: 'There is no source, and we could not find one. Please propose it again with a source.',
  contradicts: 'Our sources say otherwise.',
  duplicate: 'This record already exists. Please edit it instead.',
  known: 'The wiki already says this.',
  spelling: 'The results spell the name differently.',
  outOfScope: 'This is not about a result, an event or a player of this sport.',

  isRequired: '{field} is required',
  deletionReason: 'Give a reason for the deletion',
  scoreDecides: 'The scores decide the match, so its outcome cannot be “Won, score unknown”',
  expectedName: '{field}: expected 1 to {max} characters in one line, found {found}',
  expectedDay: '{field}: expected a day as YYYY-MM-DD, found {found}',
  expectedStart: '{field}: expected a day, a time and a time zone, found {found}',
  expectedNumber: '{field}: expected a whole number from 0 to {max}, found {found}',
  expectedChoice: '{field}: expected one of {choices}, found {found}',
  expectedPlayer: "{field}: expected a player's id and name, found {found}",
  expectedRecord: '{field}: expected the id of a record, found {found}',
  expectedVideo: '{field}: expected a YouTube id, found {found}',
  expectedText: '{field}: expected a text of 1 to {max} characters, found {found}',
  expectedPoints: '{field}: expected a number from 0 to {max}, or a half between, found {found}',
  expectedRange: '{field}: expected a number from {min} to {max}, found {found}',
  expectedYes: '{field}: expected yes or nothing, found {found}',
  expectedCodes: '{field}: expected categories of the sport, found {found}',
  expectedCountry: '{field}: expected a country from the list, found {found}',
  expectedLink:
    '{field}: expected an address such as https://example.org of up to {max} characters, found {found}',
  expectedAccount: '{field}: expected an account name or the address of its page, found {found}',
  expectedList: '{field}: expected 1 to {most} different lines of up to {max} characters, found {found}',
  expectedFormerNames: '{field}: expected 1 to {most} names, each with its last day, found {found}',
  malformed: '{said}',

  tooFast: 'You are sending changes too fast. We retry automatically.',
  nameRefused:
    'A name is not allowed: it has invisible characters, no letter or digit, or sounds like a role. Edit it and send it again.',
  nameTaken: 'A moderator or admin already has this name. Please choose another.',
  pickTooLate: 'This match takes no more picks: it has begun, or its players have changed.',
  scoredMeanwhile: 'A scorer has entered something meanwhile. Look at the results again, then confirm.',
  nothingEnded: 'No live match has ended, so there is nothing to confirm.',
  scoredOthers:
    'The matches that are still live have other players now than when they were scored, or left the card. Correct the players, or withdraw what was entered.',
  ownScores: 'You scored some of these matches yourself, so another moderator has to confirm them.',
  ownDecision: 'You proposed or decided this yourself, so another moderator has to revert it.',
  nothingToRestore:
    'There is nothing to revert: the action is unknown, or of a kind that cannot be reverted.',
  banned: 'This account can no longer propose changes. You can save them as a file.',
  tooManyOpen:
    'You have too many open proposals. Withdraw some under My Changes, or wait for decisions, then retry.',
});
