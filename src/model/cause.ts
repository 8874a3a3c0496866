const valuesOf = {
  existsAlready: ['record'],
  doesNotExist: ['record'],
  existsFirst: ['record'],
  changedMeanwhile: ['record', 'fields'],
  changedByAuthor: ['record'],
  ownProposal: [],
  ownInterest: [],
  waitsForObjections: ['record', 'until'],
  mergedInRing: ['record'],
  haveMet: ['count'],
  hasMatches: ['record', 'count'],
  otherSport: ['record'],
  otherPlayers: ['record'],
  otherEvents: ['record'],
  sameCard: ['record'],
  nameWithheld: ['record'],

  isRequired: ['field'],
  deletionReason: [],
  scoreDecides: [],
  expectedName: ['field', 'max', 'found'],
  expectedDay: ['field', 'found'],
  expectedStart: ['field', 'found'],
  expectedNumber: ['field', 'max', 'found'],
  expectedChoice: ['field', 'choices', 'found'],
  expectedPlayer: ['field', 'found'],
  expectedRecord: ['field', 'found'],
  expectedVideo: ['field', 'found'],
  expectedText: ['field', 'max', 'found'],
  expectedPoints: ['field', 'max', 'found'],
  expectedRange: ['field', 'min', 'max', 'found'],
  expectedYes: ['field', 'found'],
  expectedCodes: ['field', 'found'],
  expectedCountry: ['field', 'found'],
  expectedLink: ['field', 'max', 'found'],
  expectedAccount: ['field', 'found'],
  expectedList: ['field', 'most', 'max', 'found'],
  expectedFormerNames: ['field', 'most', 'found'],
  /** A fault that our interface cannot cause, described for developers. */
  malformed: ['said'],

  signedOut: [],
  deltaSignedOut: [],
  matchFailed: [],
  playerFailed: ['name'],
  sportMissing: [],

  replacedBy: ['id'],
  superseded: ['id'],
  cameTrue: ['id'],
  recordDeleted: [],
  accountBanned: [],
  noSource: [],
  contradicts: [],
  duplicate: [],
  known: [],
  spelling: [],
  outOfScope: [],

  ownDecision: [],
  nothingToRestore: [],

  banned: [],
  tooManyOpen: [],
  tooFast: [],
  nameRefused: [],
  nameTaken: [],
  pickTooLate: [],

  scoredMeanwhile: [],
  nothingEnded: [],
  scoredOthers: [],
  ownScores: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CauseCode = keyof typeof valuesOf;

type CauseValue = string | number | readonly string[];

type ValuesOf<C extends CauseCode> = { readonly [Name in (typeof valuesOf)[C][number]]: CauseValue };

/**
 * Why something was refused, failed or was rejected, as data. It is stored and passed in this form;
 * `src/language/causes.ts` puts it into the reader's language.
 */
export type Cause<C extends CauseCode = CauseCode> = {
  [Code in C]: { readonly code: Code; readonly values: ValuesOf<Code> };
}[C];

export const causeOf = <C extends CauseCode>(
  code: C,
  ...[values]: (typeof valuesOf)[C]['length'] extends 0 ? [] : [values: ValuesOf<C>]
): Cause<C> => ({ code, values: values ?? {} }) as Cause<C>;

/** Whether stored data is a known cause: a later version may write others. */
export function isCause(data: unknown): data is Cause {
  if (typeof data !== 'object' || data === null) return false;
  const { code, values }: { readonly code?: unknown; readonly values?: unknown } = data;
  if (typeof code !== 'string' || !Object.hasOwn(valuesOf, code)) return false;
  return (
    typeof values === 'object' &&
    values !== null &&
    valuesOf[code as CauseCode].every((name) => isCauseValue((values as Record<string, unknown>)[name]))
  );
}

const isCauseValue = (value: unknown): value is CauseValue =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** Whether a proposal was rejected only because another was applied: nobody has judged it. */
export const isSuperseded = (cause: Cause | undefined): cause is Cause<'superseded' | 'cameTrue'> =>
  cause?.code === 'superseded' || cause?.code === 'cameTrue';

export function standsInstead(cause: Cause | undefined): string | undefined {
  if (cause?.code !== 'replacedBy' && !isSuperseded(cause)) return undefined;
  const { id } = cause.values;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

export const describeCause = ({ code, values }: Cause): string =>
  'said' in values ? String(values.said) : `${code} ${JSON.stringify(values)}`;
