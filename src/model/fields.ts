import { isJsonObject, type Json } from '@/lib/json';
import { getPath } from '@/lib/path';
import type { FieldSpec } from './schema/fieldSpec';
import { fieldSpecs, type Collection } from './schema/recordSchema';
import { findSport, sports } from './sports';

export const findField = (collection: Collection, path: string): FieldSpec | undefined =>
  fieldSpecs[collection].find((field) => field.path === path);

/** The fields of a collection that the sport knows: without arms there is no `arm`. */
export function fieldsFor(collection: Collection, sport: string): readonly FieldSpec[] {
  return fieldSpecs[collection].filter(
    (field) => field.path !== 'arm' || findSport(sport)?.arms !== undefined,
  );
}

/** The codes of an enumeration, with the sport's own names of them: those of one sport, or of all where it is not known. */
export function enumOptions(path: string, sport?: string): Readonly<Record<string, string>> {
  const known = sport === undefined ? sports : sports.filter(({ id }) => id === sport);
  if (path === 'arm') return Object.fromEntries(known.flatMap(({ arms }) => Object.entries(arms ?? {})));
  if (path === 'weight') return Object.fromEntries(known.flatMap(({ weights }) => Object.entries(weights)));
  return {};
}

/** The codes that a field may have: the schema's, or else the sport's. */
export const choicesOf = ({ path, choices }: FieldSpec, sport?: string): readonly string[] =>
  choices ?? Object.keys(enumOptions(path, sport));

/** A player as a delta names one: the id, and the name as the author read it. */
export interface PlayerValue {
  readonly id: string;
  readonly name: string;
}

/** The value a delta of this field would carry to say what the record has now; `null` when there is none. */
export function fieldValue(record: unknown, field: FieldSpec): Json {
  const value = getPath(record, field.path);
  if (field.type === 'player' && isJsonObject(value))
    return { id: value['id'] ?? null, name: value['name'] ?? null };
  // A record is plain data, so what a path holds is plain data too.
  return value === undefined ? null : (value as Json);
}
