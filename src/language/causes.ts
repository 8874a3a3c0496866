import { fields as fieldTexts } from './en/fields';
import { sentences } from './en/sentences';
import type { Translate } from './language';
import type { Message, Text, TextValue } from './text';

/** The text of each code. The compiler reports a cause whose code has none. */
export const causeTexts = {
  existsAlready: sentences.existsAlready,
  doesNotExist: sentences.doesNotExist,
  existsFirst: sentences.existsFirst,
  changedMeanwhile: sentences.changedMeanwhile,
  changedByAuthor: sentences.changedByAuthor,
  ownProposal: sentences.ownProposal,
  ownInterest: sentences.ownInterest,
  waitsForObjections: sentences.waitsForObjections,
  mergedInRing: sentences.mergedInRing,
  haveMet: sentences.haveMet,
  hasMatches: sentences.hasMatches,
  otherSport: sentences.otherSport,
  otherPlayers: sentences.otherPlayers,
  otherEvents: sentences.otherEvents,
  sameCard: sentences.sameCard,
  nameWithheld: sentences.nameWithheld,
  isRequired: sentences.isRequired,
  deletionReason: sentences.deletionReason,
  scoreDecides: sentences.scoreDecides,
  expectedName: sentences.expectedName,
  expectedDay: sentences.expectedDay,
  expectedStart: sentences.expectedStart,
  expectedNumber: sentences.expectedNumber,
  expectedChoice: sentences.expectedChoice,
  expectedPlayer: sentences.expectedPlayer,
  expectedRecord: sentences.expectedRecord,
  expectedVideo: sentences.expectedVideo,
  expectedText: sentences.expectedText,
  expectedPoints: sentences.expectedPoints,
  expectedRange: sentences.expectedRange,
  expectedYes: sentences.expectedYes,
  expectedCodes: sentences.expectedCodes,
  expectedCountry: sentences.expectedCountry,
  expectedLink: sentences.expectedLink,
  expectedAccount: sentences.expectedAccount,
  expectedList: sentences.expectedList,
  expectedFormerNames: sentences.expectedFormerNames,
  malformed: sentences.malformed,
  signedOut: sentences.signedOut,
  deltaSignedOut: sentences.deltaSignedOut,
  matchFailed: sentences.matchFailed,
  playerFailed: sentences.playerFailed,
  sportMissing: sentences.sportMissing,
  replacedBy: sentences.replacedBy,
  superseded: sentences.superseded,
  cameTrue: sentences.cameTrue,
  recordDeleted: sentences.recordDeleted,
  accountBanned: sentences.accountBanned,
  noSource: sentences.noSource,
  contradicts: sentences.contradicts,
  duplicate: sentences.duplicate,
  known: sentences.known,
  spelling: sentences.spelling,
  outOfScope: sentences.outOfScope,
  ownDecision: sentences.ownDecision,
  nothingToRestore: sentences.nothingToRestore,
  banned: sentences.banned,
  tooManyOpen: sentences.tooManyOpen,
  tooFast: sentences.tooFast,
  nameRefused: sentences.nameRefused,
  nameTaken: sentences.nameTaken,
  pickTooLate: sentences.pickTooLate,
  scoredMeanwhile: sentences.scoredMeanwhile,
  nothingEnded: sentences.nothingEnded,
  scoredOthers: sentences.scoredOthers,
  ownScores: sentences.ownScores,
} as const satisfies Readonly<Record<string, Text>>;

export interface SaidCause {
  readonly code: keyof typeof causeTexts;
  readonly values: Readonly<Record<string, string | number | readonly string[]>>;
}

export const causeMessage = ({ code, values }: SaidCause): Message => ({
  text: causeTexts[code],
  values: { ...values, ...named(values, (text) => ({ text })) },
});

/**
 * The English sentence of a cause, stored next to it for logs. Readers use the cause, so the wording may
 * change.
 */
export const sentenceOf = ({ code, values }: SaidCause): string => {
  const plain: SaidCause['values'] = { ...values, ...named(values, ({ en }) => en) };
  return causeTexts[code].en.replace(/\{(\w+)\}/g, (_, name: string) =>
    [plain[name] ?? ''].flat().join(', '),
  );
};

function named<T extends TextValue>({ field, fields }: SaidCause['values'], call: (text: Text) => T) {
  const texts: Readonly<Record<string, Text>> = fieldTexts;
  const callOne = (path: string): T | string => {
    const text = Object.hasOwn(texts, path) ? texts[path] : undefined;
    return text === undefined ? path : call(text);
  };
  return {
    ...(typeof field === 'string' && { field: callOne(field) }),
    ...(Array.isArray(fields) && { fields: fields.map((path: string) => callOne(path)) }),
  };
}

/**
 * Why something was rejected or could not be applied, in the current language. Text by a person stays as it
 * is.
 */
export const explain = (t: Translate, said: string, cause: SaidCause | undefined): string =>
  cause === undefined ? said : t(causeMessage(cause));
