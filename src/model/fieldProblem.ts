import { isJsonObject, type Json } from '@/lib/json';
import { causeOf, type Cause } from './cause';
import { isDateString } from './dates';
import { choicesOf, fieldAmong, type PlayerValue } from './fields';
import { found } from './found';
import { isStoredId } from './ids';
import { isAccount } from './schema/accountNames';
import { isCountryCode } from './schema/countries';
import type { FieldSpec, FieldType } from './schema/fieldSpec';
import { lengthOf, limits } from './schema/limits';
import { isLink, longestLink } from './schema/links';
import { isName, isStoredName } from './recordNames';
import { choiceAt, codeAt, type Sport } from './sports';
import { isLine, isProse, isStoredLine, isStoredProse } from './texts';
import { isVideo } from './parseVideo';

/** The stage of a value: it is about to be proposed, or was accepted some time ago, when less was asked of it. */
export type Reading = 'new' | 'stored';

/** How a value is judged. */
export interface Measure {
  readonly reading: Reading;
  /**
   * The sports that it may have a code of: of a new value one that is not retired. `undefined` where nobody knows what
   * sports there are, as on a device whose code is older than a definition: any text that a code may be passes.
   */
  readonly sports: readonly Sport[] | undefined;
}

/** How whatever comes from a device or the server is judged, where a record's own sport is not at hand. */
export const asStored: Measure = { reading: 'stored', sports: undefined };

/** Why the value may not be stored in the field, or `undefined` when it may; `null` clears an optional one. */
export function fieldProblem(asIs: FieldSpec, value: unknown, measure: Measure): Cause | undefined {
  if (value === null) return asIs.required ? causeOf('isRequired', { field: asIs.path }) : undefined;
  const field = fieldAmong(measure.sports ?? [], asIs);
  const { fits, refusal } = checks[field.type];
  const { min = 0, max = limits.name, most = 1 } = field;
  const asked = { field, measure, isNew: measure.reading === 'new', min, max, most };
  return fits(value, asked) ? undefined : refusal(asked, { field: field.path, found: found(value) });
}

/** A field with all that its value is held to. */
interface Asked {
  readonly field: FieldSpec;
  readonly measure: Measure;
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
  names: {
    fits: (value, asked) => areFormerNames(value, asked),
    refusal: ({ most }, wrong) => causeOf('expectedFormerNames', { ...wrong, most }),
  },
  date: { fits: isDateString, refusal: (_, wrong) => causeOf('expectedDay', wrong) },
  number: count,
  year: count,
  weight: {
    fits: (value, { min, max }) => typeof value === 'number' && value >= min && value <= max,
    refusal: ({ min, max }, wrong) => causeOf('expectedRange', { ...wrong, min, max }),
  },
  enum: {
    fits: (value, { field, measure }) =>
      typeof value === 'string' && (field.choices?.includes(value) ?? isCode(value, field.path, measure)),
    refusal: ({ field, measure: { sports } }, wrong) =>
      field.choices === undefined && sports === undefined
        ? causeOf('expectedName', { ...wrong, max: limits.code })
        : causeOf('expectedChoice', { ...wrong, choices: choicesOf(field, sports ?? []).join(', ') }),
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
  record: { fits: isStoredId, refusal: (_, wrong) => causeOf('expectedRecord', wrong) },
  youtube: { fits: isVideo, refusal: (_, wrong) => causeOf('expectedVideo', wrong) },
  link: { fits: isLink, refusal: (_, wrong) => causeOf('expectedLink', { ...wrong, max: longestLink }) },
  account: {
    fits: (value, { field: { site } }) => site !== undefined && isAccount(value, site),
    refusal: (_, wrong) => causeOf('expectedAccount', wrong),
  },
};

/** Names that were given up, in whatever order: what was given up first is told by the days. */
const areFormerNames = (value: unknown, { isNew, most }: Asked): boolean =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= most &&
  value.every((former) => {
    if (!isJsonObject(former) || Object.keys(former).length !== 2) return false;
    const { name, until } = former;
    return (isNew ? isName(name) : isStoredName(name)) && isDateString(until);
  });

/** Codes by name. */
function areCodes(value: unknown, { field, measure }: Asked): boolean {
  if (!isJsonObject(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.length <= limits.choices &&
    entries.every(([name, code]) => isCode(code, `${field.path}.${name}`, measure))
  );
}

/** Tells whether a value is a code for the choice at a path. */
function isCode(value: unknown, path: string, { reading, sports }: Measure): boolean {
  if (typeof value !== 'string') return false;
  if (sports === undefined) return value !== '' && lengthOf(value) <= limits.code;
  return sports.some((sport) => {
    const known = codeAt(choiceAt(sport, path), value);
    // A proposal of before a code was retired is true all the same.
    return known !== undefined && (reading === 'stored' || !known.retired);
  });
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
