import { isJsonObject, type Json } from '@/lib/json';
import { getPath } from '@/lib/path';
import type { FieldSpec } from '../schema/fieldSpec';
import { fieldSpecs, type Collection } from '../schema/recordSchema';
import type { Choice } from '../schema/choice';
import { choiceAt, hasHalves, isWeighed, liveCodes, type Sport } from '../sports';

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

export function fieldsFor(collection: Collection, sport: Sport | undefined): readonly FieldSpec[] {
  return fieldSpecs[collection].flatMap((field) => {
    if (field.ownScreen || (weighing.has(field.path) && !isWeighed(sport))) return [];
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

function inWordsOf({ words = {} }: Sport, field: FieldSpec): FieldSpec {
  if (field.path === 'round' && words.round !== undefined) return { ...field, label: words.round };
  return field.path === 'level' && words.supermatch !== undefined
    ? { ...field, codeLabels: { supermatch: words.supermatch } }
    : field;
}

/** The field with the limits of these sports: the highest score, and whether there are halves and draws. */
export function fieldAmong(sports: readonly Sport[], field: FieldSpec): FieldSpec {
  if (sports.length === 0) return field;
  if (scorePaths.has(field.path))
    return {
      ...field,
      max: Math.max(...sports.map(({ score }) => score.most)),
      halves: sports.some(hasHalves),
    };
  return field.path === 'outcome' && !sports.some(({ score }) => score.draws)
    ? { ...field, choices: (field.choices ?? []).filter((code) => code !== 'draw') }
    : field;
}

const weighing: ReadonlySet<string> = new Set(['player1.weight', 'player2.weight']);
const scorePaths: ReadonlySet<string> = new Set(['player1.score', 'player2.score']);

export const choicesBelow = (path: string, sport: Sport | undefined): readonly Choice[] =>
  sport?.choices.filter((choice) => choice.path.startsWith(`${path}.`)) ?? [];

export function choicesOf({ path, choices }: FieldSpec, sports: readonly Sport[]): readonly string[] {
  if (choices !== undefined) return choices;
  return sports.flatMap((sport) => {
    const choice = choiceAt(sport, path);
    return choice === undefined ? [] : liveCodes(choice);
  });
}

export interface PlayerValue {
  readonly id: string;
  readonly name: string;
}

export function fieldValue(record: unknown, field: FieldSpec): Json {
  const value = getPath(record, field.path);
  if (field.type === 'player' && isJsonObject(value))
    return { id: value['id'] ?? null, name: value['name'] ?? null };
  return value === undefined ? null : (value as Json);
}
