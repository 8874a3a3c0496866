import { assertNever } from '@/lib/assertNever';
import { isJsonObject, type Json } from '@/lib/json';
import { getPath } from '@/lib/path';
import { causeOf, type Cause } from './cause';
import { isDateString } from './dates';
import { isStoredId } from './ids';
import { limits } from './limits';
import type { Collection } from './records';
import { findSport, genders, sports } from './sports';
import { isNameText, isStoredLine, showHidden } from './texts';
import { isYoutubeId } from './youtube';

export type FieldType = 'string' | 'date' | 'number' | 'enum' | 'player' | 'youtube';

/** One field that people may edit: the specification's list, section 3. */
export interface FieldSpec {
  /** Dotted path inside the record, also what a delta's `field` says. */
  readonly path: string;
  readonly label: string;
  readonly type: FieldType;
  /** A required field cannot be cleared. */
  readonly required: boolean;
  /** For numbers. */
  readonly max?: number;
}

export const fieldSpecs = {
  event: [
    { path: 'name', label: 'Name', type: 'string', required: true },
    { path: 'date', label: 'Date', type: 'date', required: true },
    { path: 'youtube', label: 'YouTube', type: 'youtube', required: false },
  ],
  match: [
    { path: 'date', label: 'Date', type: 'date', required: true },
    { path: 'player1', label: 'Player 1', type: 'player', required: true },
    { path: 'player1.score', label: 'Player 1 score', type: 'number', required: false, max: limits.score },
    { path: 'player2', label: 'Player 2', type: 'player', required: true },
    { path: 'player2.score', label: 'Player 2 score', type: 'number', required: false, max: limits.score },
    { path: 'gender', label: 'Gender', type: 'enum', required: true },
    { path: 'arm', label: 'Arm', type: 'enum', required: false },
    { path: 'weight', label: 'Weight', type: 'enum', required: false },
    { path: 'order', label: 'Order', type: 'number', required: true, max: limits.order },
    { path: 'youtube', label: 'YouTube', type: 'youtube', required: false },
  ],
  player: [{ path: 'name', label: 'Name', type: 'string', required: true }],
} as const satisfies Record<Collection, readonly FieldSpec[]>;

/** The path of an editable field of any collection. */
export type FieldPath = (typeof fieldSpecs)[Collection][number]['path'];

export const findField = (collection: Collection, path: string): FieldSpec | undefined =>
  fieldSpecs[collection].find((field) => field.path === path);

/** The fields of a collection that the sport knows: without arms there is no `arm`. */
export function fieldsFor(collection: Collection, sport: string): readonly FieldSpec[] {
  return fieldSpecs[collection].filter(
    (field) => field.path !== 'arm' || findSport(sport)?.arms !== undefined,
  );
}

/** The choices of an enumeration, code to label: those of one sport, or of all where the sport is not known. */
export function enumOptions(path: string, sport?: string): Readonly<Record<string, string>> {
  if (path === 'gender') return genders;
  const known = sport === undefined ? sports : sports.filter(({ id }) => id === sport);
  if (path === 'arm') return Object.fromEntries(known.flatMap(({ arms }) => Object.entries(arms ?? {})));
  if (path === 'weight') return Object.fromEntries(known.flatMap(({ weights }) => Object.entries(weights)));
  return {};
}

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
  const { path } = field;
  if (value === null) return field.required ? causeOf('isRequired', { field: path }) : undefined;
  const wrong = { field: path, found: found(value) };
  switch (field.type) {
    case 'string':
      return (reading === 'new' ? isName(value) : isStoredName(value))
        ? undefined
        : causeOf('expectedName', { ...wrong, max: limits.name });
    case 'date':
      return isDateString(value) ? undefined : causeOf('expectedDay', wrong);
    case 'number': {
      const max = field.max ?? 0;
      return isCount(value, max) ? undefined : causeOf('expectedNumber', { ...wrong, max });
    }
    case 'enum': {
      const options = enumOptions(field.path, sport);
      return typeof value === 'string' && Object.hasOwn(options, value)
        ? undefined
        : causeOf('expectedChoice', { ...wrong, choices: Object.keys(options).join(', ') });
    }
    case 'player':
      return isPlayerValue(value) && (reading === 'stored' || isName(value.name))
        ? undefined
        : causeOf('expectedPlayer', wrong);
    case 'youtube':
      return isYoutubeId(value) ? undefined : causeOf('expectedVideo', wrong);
    default:
      return assertNever(field.type, 'field type');
  }
}

/** Accepts the names that a record may have. */
export const isName = (value: unknown): value is string => isNameText(value, limits.name);

/** Accepts also the names that were allowed before today's rules. */
const isStoredName = (value: unknown): value is string => isStoredLine(value, limits.name);

// Firestore keeps the negative zero as a float, which the rules take for no count.
const isCount = (value: unknown, max: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max && !Object.is(value, -0);

/** A player as a delta names one: the id, and the name as the author read it. */
export interface PlayerValue {
  readonly id: string;
  readonly name: string;
}

export function isPlayerValue(value: unknown): value is PlayerValue & Record<string, Json> {
  return (
    isJsonObject(value) &&
    Object.keys(value).every((key) => key === 'id' || key === 'name') &&
    isStoredId(value['id']) &&
    // A copy of what the record is called, however long it has been called so.
    isStoredName(value['name'])
  );
}

/** The value a delta of this field would carry to say what the record has now; `null` when there is none. */
export function fieldValue(record: unknown, field: FieldSpec): Json {
  const value = getPath(record, field.path);
  if (field.type === 'player' && isJsonObject(value))
    return { id: value['id'] ?? null, name: value['name'] ?? null };
  // A record is plain data, so what a path holds is plain data too.
  return value === undefined ? null : (value as Json);
}

/** A value in a message: what was found, cut where it would fill the screen. */
export const found = (value: unknown) => {
  const text = showHidden(JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
