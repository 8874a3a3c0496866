import { defineTexts } from '../text';

/**
 * Sentences that stand in documents and errors in English, word for word as the model, the rules and the server write
 * them. `saidText` recognises them by these templates and says them in the language of whoever reads.
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

  // Why nothing could be proposed.
  signedOut: 'Cannot upsert unless logged in',
  deltaSignedOut: 'Cannot upsert wiki delta unless logged in',
  matchFailed: 'Unable to upsert match',
  playerFailed: 'Unable to upsert new player {name}',
  sportMissing: 'Adding an event needs a sport, found none',

  // Why a proposal was rejected, by the server itself.
  replacedBy: 'replaced by {id}',
  recordDeleted: 'record deleted',
  accountBanned: 'This account was banned.',

  // The same by a moderator in words that are at hand; stored in English, whoever rejects.
  noSource: 'No source is given, and none could be found. Please propose it again with one.',
  contradicts: 'The sources at hand say otherwise.',
  duplicate: 'This record exists already. Please edit that one.',
  known: 'The wiki says this already.',
  spelling: 'The name is spelled differently in the results.',
  outOfScope: 'This is not about a result, an event or a player of the sport.',
});
