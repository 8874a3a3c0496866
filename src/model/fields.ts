import { isJsonObject, type Json } from '@/lib/json';
import { getPath } from '@/lib/path';
import type { FieldSpec } from './schema/fieldSpec';
import { fieldSpecs, type Collection } from './schema/recordSchema';
import type { Choice } from './schema/choice';
import { choiceAt, liveCodes, type Sport } from './sports';

// The overlay asks for each open edit with each record it reads.
const byPath: Readonly<Record<Collection, ReadonlyMap<string, FieldSpec>>> = {
  event: indexed('event'),
  match: indexed('match'),
  player: indexed('player'),
};

function indexed(collection: Collection): ReadonlyMap<string, FieldSpec> {
  return new Map(fieldSpecs[collection].map((field) => [field.path, field]));
}

export const findField = (collection: Collection, path: string): FieldSpec | undefined =>
  byPath[collection].get(path);

/**
 * The fields of a collection in a sport that forms and pages of its records have: what its matches can differ in stands
 * where the schema has such fields.
 */
export function fieldsFor(collection: Collection, sport: Sport | undefined): readonly FieldSpec[] {
  return fieldSpecs[collection].flatMap((field) => {
    if (field.ownScreen) return [];
    if (field.type === 'codes') {
      const others = choicesBelow(field.path, sport);
      return others.length === 0 ? [] : [{ ...field, ofSport: others }];
    }
    if (field.type !== 'enum' || field.choices !== undefined)
      return [sport === undefined ? field : inWordsOf(sport, fieldAmong([sport], field))];
    const choice = choiceAt(sport, field.path);
    return choice === undefined ? [] : [{ ...field, ofSport: [choice], choices: liveCodes(choice) }];
  });
}

/** The field with the words that the sport has for it. */
function inWordsOf({ words = {} }: Sport, field: FieldSpec): FieldSpec {
  if (field.path === 'round' && words.round !== undefined) return { ...field, label: words.round };
  return field.path === 'level' && words.supermatch !== undefined
    ? { ...field, codeLabels: { supermatch: words.supermatch } }
    : field;
}

/** The field held to what a score can be in some of the sports: how much a side can have, and whether there are draws. */
export function fieldAmong(sports: readonly Sport[], field: FieldSpec): FieldSpec {
  if (sports.length === 0) return field;
  if (scorePaths.has(field.path))
    return { ...field, max: Math.max(...sports.map(({ score }) => score.most)) };
  return field.path === 'outcome' && !sports.some(({ score }) => score.draws)
    ? { ...field, choices: (field.choices ?? []).filter((code) => code !== 'draw') }
    : field;
}

const scorePaths: ReadonlySet<string> = new Set(['player1.score', 'player2.score']);

/** The choices of a sport besides the fields of the schema. */
export const choicesBelow = (path: string, sport: Sport | undefined): readonly Choice[] =>
  sport?.choices.filter((choice) => choice.path.startsWith(`${path}.`)) ?? [];

/** The codes that a new value of a field may be: the schema's, or else those of the sports that are not retired. */
export function choicesOf({ path, choices }: FieldSpec, sports: readonly Sport[]): readonly string[] {
  if (choices !== undefined) return choices;
  return sports.flatMap((sport) => {
    const choice = choiceAt(sport, path);
    return choice === undefined ? [] : liveCodes(choice);
  });
}

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
