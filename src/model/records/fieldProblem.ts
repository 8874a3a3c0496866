import { isJsonObject, type Json } from '@/lib/json';
import { causeOf, type Cause } from '../cause';
import { isDateString } from '../dates';
import { isNewStart } from './newStart';
import { parseStart } from './startsAt';
import { choicesOf, fieldAmong, type PlayerValue } from './fields';
import { found } from '../found';
import { isStoredId } from '../ids';
import { isAccount } from '../schema/accountNames';
import { areHalves } from './points';
import { isCountryCode } from '../schema/countries';
import type { FieldSpec, FieldType } from '../schema/fieldSpec';
import { lengthOf, limits } from '../schema/limits';
import { isLink, longestLink } from '../schema/links';
import { isName, isStoredName } from './recordNames';
import { choiceAt, codeAt, type Sport } from '../sports';
import { isLine, isProse, isStoredLine, isStoredProse } from '../texts';
import { isVideo } from './parseVideo';

export type Reading = 'new' | 'stored';

export interface Measure {
  readonly reading: Reading;
  /**
   * The sports whose codes pass; for a new value, only codes that are not retired. `undefined` if the sports
   * are unknown, for example on a device with older code: then any text that could be a code passes.
   */
  readonly sports: readonly Sport[] | undefined;
}

export const asStored: Measure = { reading: 'stored', sports: undefined };

/** Why the field cannot store the value, or `undefined` if it can; `null` clears an optional field. */
export function fieldProblem(asIs: FieldSpec, value: unknown, measure: Measure): Cause | undefined {
  if (value === null) return asIs.required ? causeOf('isRequired', { field: asIs.path }) : undefined;
  const field = fieldAmong(measure.sports ?? [], asIs);
  const { fits, refusal } = checks[field.type];
  const { min = 0, max = limits.name, most = 1 } = field;
  const asked = { field, measure, isNew: measure.reading === 'new', min, max, most };
  return fits(value, asked) ? undefined : refusal(asked, { field: field.path, found: found(value) });
}

interface CheckedField {
  readonly field: FieldSpec;
  readonly measure: Measure;
  readonly isNew: boolean;
  readonly min: number;
  readonly max: number;
  readonly most: number;
}

interface Check {
  readonly fits: (value: unknown, asked: CheckedField) => boolean;
  readonly refusal: (asked: CheckedField, wrong: { readonly field: string; readonly found: string }) => Cause;
}

const isOneLine = (value: unknown, { isNew, max }: Pick<CheckedField, 'isNew' | 'max'>): boolean =>
  isNew ? isLine(value, max) : isStoredLine(value, max);

const count: Check = {
  fits: (value, { min, max }) => isCount(value, min, max),
  refusal: ({ min, max }, wrong) =>
    min === 0
      ? causeOf('expectedNumber', { ...wrong, max })
      : causeOf('expectedRange', { ...wrong, min, max }),
};

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
  start: {
    fits: (value, { isNew }) => (isNew ? isNewStart(value) : parseStart(value) !== undefined),
    refusal: (_, wrong) => causeOf('expectedStart', wrong),
  },
  number: count,
  points: {
    fits: (value, { field, min, max }) =>
      isCount(value, min, max) ||
      (field.halves !== false &&
        typeof value === 'number' &&
        value > min &&
        value <= max &&
        areHalves(value)),
    refusal: ({ field, max }, wrong) =>
      causeOf(field.halves === false ? 'expectedNumber' : 'expectedPoints', { ...wrong, max }),
  },
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

/** Former names may come in any order: readers sort them by date. */
const areFormerNames = (value: unknown, { isNew, most }: CheckedField): boolean =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= most &&
  value.every((former) => {
    if (!isJsonObject(former) || Object.keys(former).length !== 2) return false;
    const { name, until } = former;
    return (isNew ? isName(name) : isStoredName(name)) && isDateString(until);
  });

function areCodes(value: unknown, { field, measure }: CheckedField): boolean {
  if (!isJsonObject(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.length <= limits.choices &&
    entries.every(([name, code]) => isCode(code, `${field.path}.${name}`, measure))
  );
}

function isCode(value: unknown, path: string, { reading, sports }: Measure): boolean {
  if (typeof value !== 'string') return false;
  if (sports === undefined) return value !== '' && lengthOf(value) <= limits.code;
  return sports.some((sport) => {
    const known = codeAt(choiceAt(sport, path), value);
    // A proposal made before a code was retired stays valid.
    return known !== undefined && (reading === 'stored' || !known.retired);
  });
}

// Firestore keeps negative zero as a float, and the rules refuse a float as a count.
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
    // The cached name of the record, however old.
    isStoredName(value['name'])
  );
}
