import { isJsonObject, type Json } from '@/lib/json';
import { causeOf, type Cause } from './cause';
import { isDateString } from './dates';
import { choicesOf, type PlayerValue } from './fields';
import { isStoredId } from './ids';
import { isAccount } from './schema/accountNames';
import { isCountryCode } from './schema/countries';
import type { FieldSpec, FieldType } from './schema/fieldSpec';
import { limits } from './schema/limits';
import { isLink, longestLink } from './schema/links';
import { isName, isStoredName } from './recordNames';
import { choiceAt, liveCodes, sports } from './sports';
import { isLine, isProse, isStoredLine, isStoredProse, showHidden } from './texts';
import { isVideo } from './parseVideo';

/** The stage of a value: it is about to be proposed, or was accepted some time ago, when less was asked of it. */
export type Reading = 'new' | 'stored';

/**
 * Why the value may not be stored in the field, or `undefined` when it may; `null` clears an optional one.
 * Without a sport a code of any sport passes, as for a delta whose record is not at hand.
 */
export function fieldProblem(
  field: FieldSpec,
  value: unknown,
  sport?: string,
  reading: Reading = 'new',
): Cause | undefined {
  if (value === null) return field.required ? causeOf('isRequired', { field: field.path }) : undefined;
  const { fits, refusal } = checks[field.type];
  const { min = 0, max = limits.name, most = 1 } = field;
  const asked = { field, sport, isNew: reading === 'new', min, max, most };
  return fits(value, asked) ? undefined : refusal(asked, { field: field.path, found: found(value) });
}

/** A field with all that its value is held to. */
interface Asked {
  readonly field: FieldSpec;
  readonly sport: string | undefined;
  readonly isNew: boolean;
  readonly min: number;
  readonly max: number;
  readonly most: number;
}

interface Check {
  readonly fits: (value: unknown, asked: Asked) => boolean;
  readonly refusal: (asked: Asked, wrong: { readonly field: string; readonly found: string }) => Cause;
}

const isOneLine = (value: unknown, { isNew, max }: Pick<Asked, 'isNew' | 'max'>): boolean =>
  isNew ? isLine(value, max) : isStoredLine(value, max);

const count: Check = {
  fits: (value, { min, max }) => isCount(value, min, max),
  refusal: ({ min, max }, wrong) =>
    min === 0
      ? causeOf('expectedNumber', { ...wrong, max })
      : causeOf('expectedRange', { ...wrong, min, max }),
};

/** Of each type of field which values fit, and what is said of those that do not. */
const checks: Readonly<Record<FieldType, Check>> = {
  string: {
    fits: (value, { isNew }) => (isNew ? isName(value) : isStoredName(value)),
    refusal: ({ max }, wrong) => causeOf('expectedName', { ...wrong, max }),
  },
  line: {
    fits: isOneLine,
    refusal: ({ max }, wrong) => causeOf('expectedName', { ...wrong, max }),
  },
  text: {
    fits: (value, { isNew, max }) => (isNew ? isProse(value, max) : isStoredProse(value, max)),
    refusal: ({ max }, wrong) => causeOf('expectedText', { ...wrong, max }),
  },
  list: {
    fits: (value, asked) =>
      Array.isArray(value) &&
      value.length >= 1 &&
      value.length <= asked.most &&
      value.every((line) => isOneLine(line, asked)) &&
      new Set(value).size === value.length,
    refusal: ({ most, max }, wrong) => causeOf('expectedList', { ...wrong, most, max }),
  },
  date: { fits: isDateString, refusal: (_, wrong) => causeOf('expectedDay', wrong) },
  number: count,
  year: count,
  weight: {
    fits: (value, { min, max }) => typeof value === 'number' && value >= min && value <= max,
    refusal: ({ min, max }, wrong) => causeOf('expectedRange', { ...wrong, min, max }),
  },
  enum: {
    fits: (value, { field, sport }) => typeof value === 'string' && choicesOf(field, sport).includes(value),
    refusal: ({ field, sport }, wrong) =>
      causeOf('expectedChoice', { ...wrong, choices: choicesOf(field, sport).join(', ') }),
  },
  codes: {
    fits: areCodes,
    refusal: (_, wrong) => causeOf('expectedCodes', wrong),
  },
  flag: { fits: (value) => value === true, refusal: (_, wrong) => causeOf('expectedYes', wrong) },
  country: { fits: isCountryCode, refusal: (_, wrong) => causeOf('expectedCountry', wrong) },
  player: {
    fits: (value, { isNew }) => isPlayerValue(value) && (!isNew || isName(value.name)),
    refusal: (_, wrong) => causeOf('expectedPlayer', wrong),
  },
  youtube: { fits: isVideo, refusal: (_, wrong) => causeOf('expectedVideo', wrong) },
  link: { fits: isLink, refusal: (_, wrong) => causeOf('expectedLink', { ...wrong, max: longestLink }) },
  account: {
    fits: (value, { field: { site } }) => site !== undefined && isAccount(value, site),
    refusal: (_, wrong) => causeOf('expectedAccount', wrong),
  },
};

/** Codes by name: those of the sport, or of any where it is not known. */
function areCodes(value: unknown, { field, sport }: Asked): boolean {
  if (!isJsonObject(value)) return false;
  const known = sport === undefined ? sports : sports.filter(({ id }) => id === sport);
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([name, code]) =>
      known.some((each) => {
        const choice = choiceAt(each, `${field.path}.${name}`);
        return typeof code === 'string' && choice !== undefined && liveCodes(choice).includes(code);
      }),
    )
  );
}

// Firestore keeps the negative zero as a float, which the rules take for no count.
const isCount = (value: unknown, min: number, max: number) =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= min &&
  value <= max &&
  !Object.is(value, -0);

export function isPlayerValue(value: unknown): value is PlayerValue & Record<string, Json> {
  return (
    isJsonObject(value) &&
    Object.keys(value).every((key) => key === 'id' || key === 'name') &&
    isStoredId(value['id']) &&
    // A copy of what the record is called, however long it has been called so.
    isStoredName(value['name'])
  );
}

/** A value in a message: what was found, cut where it would fill the screen. */
export const found = (value: unknown) => {
  const text = showHidden(JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
