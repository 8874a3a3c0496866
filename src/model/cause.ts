/** The values that go with each code; a field is named by its path, a record as `collection/id`. */
const valuesOf = {
  // Why a proposal could not be applied.
  existsAlready: ['record'],
  doesNotExist: ['record'],
  existsFirst: ['record'],
  changedMeanwhile: ['record', 'fields'],
  changedByAuthor: ['record'],
  ownProposal: [],
  mergedInRing: ['record'],
  haveMet: ['count'],
  hasMatches: ['record', 'count'],
  otherSport: ['record'],
  otherPlayers: ['record'],
  otherEvents: ['record'],
  sameCard: ['record'],
  nameWithheld: ['record'],

  // Why a value is none that a field takes.
  isRequired: ['field'],
  deletionReason: [],
  expectedName: ['field', 'max', 'found'],
  expectedDay: ['field', 'found'],
  expectedNumber: ['field', 'max', 'found'],
  expectedChoice: ['field', 'choices', 'found'],
  expectedPlayer: ['field', 'found'],
  expectedRecord: ['field', 'found'],
  expectedVideo: ['field', 'found'],
  expectedText: ['field', 'max', 'found'],
  expectedRange: ['field', 'min', 'max', 'found'],
  expectedYes: ['field', 'found'],
  expectedCodes: ['field', 'found'],
  expectedCountry: ['field', 'found'],
  expectedLink: ['field', 'max', 'found'],
  expectedAccount: ['field', 'found'],
  expectedList: ['field', 'most', 'max', 'found'],
  expectedFormerNames: ['field', 'most', 'found'],
  /** A fault that no screen of ours can bring about, in the words of whoever has to look into it. */
  malformed: ['said'],

  // Why nothing could be proposed.
  signedOut: [],
  deltaSignedOut: [],
  matchFailed: [],
  playerFailed: ['name'],
  sportMissing: [],

  // Why a proposal was rejected: by the server itself, then in words that moderators have at hand.
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

  // Why nothing was taken back.
  ownDecision: [],
  nothingToRestore: [],

  // Why the server took no command.
  banned: [],
  tooManyOpen: [],
  tooFast: [],
  nameRefused: [],
  nameTaken: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CauseCode = keyof typeof valuesOf;

type CauseValue = string | number | readonly string[];

type ValuesOf<C extends CauseCode> = { readonly [Name in (typeof valuesOf)[C][number]]: CauseValue };

/**
 * Why something was refused, did not work or was rejected, as data: it is stored and passed like this, and said in the
 * language of whoever reads (`src/language/causes.ts`).
 */
export type Cause<C extends CauseCode = CauseCode> = {
  [Code in C]: { readonly code: Code; readonly values: ValuesOf<Code> };
}[C];

/** A cause with its values. */
export const causeOf = <C extends CauseCode>(
  code: C,
  ...[values]: (typeof valuesOf)[C]['length'] extends 0 ? [] : [values: ValuesOf<C>]
): Cause<C> => ({ code, values: values ?? {} }) as Cause<C>;

/** Tells whether stored data is a cause that is known here: a later version may write others. */
export function isCause(data: unknown): data is Cause {
  if (typeof data !== 'object' || data === null) return false;
  const { code, values }: { readonly code?: unknown; readonly values?: unknown } = data;
  if (typeof code !== 'string' || !Object.hasOwn(valuesOf, code)) return false;
  return (
    typeof values === 'object' &&
    values !== null &&
    // `hasOwn` has just found the code.
    valuesOf[code as CauseCode].every((name) => isCauseValue((values as Record<string, unknown>)[name]))
  );
}

const isCauseValue = (value: unknown): value is CauseValue =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** Tells whether a proposal was rejected only because somebody else's stands: nobody has judged it. */
export const isSuperseded = (cause: Cause | undefined): cause is Cause<'superseded' | 'cameTrue'> =>
  cause?.code === 'superseded' || cause?.code === 'cameTrue';

/** The proposal that stands in the place of the one that was rejected; `undefined` where none does. */
export function standsInstead(cause: Cause | undefined): string | undefined {
  if (cause?.code !== 'replacedBy' && !isSuperseded(cause)) return undefined;
  const { id } = cause.values;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** A cause as part of an error that only developers read. */
export const describeCause = ({ code, values }: Cause): string =>
  'said' in values ? String(values.said) : `${code} ${JSON.stringify(values)}`;
