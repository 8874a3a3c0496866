import { editing } from '@/language/en/editing';
import { fields } from '@/language/en/fields';
import { records } from '@/language/en/records';
import type { Language } from '@/language/language';
import type { Json } from '@/lib/json';
import { shownValue } from '@/model/days/shownValue';
import { fieldsFor, fieldValue } from '@/model/records/fields';
import type { Match } from '@/model/records/records';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { Collection, FieldPath } from '@/model/schema/recordSchema';
import type { Sport } from '@/model/sports';
import { fieldText } from './fieldText';
import { codeName, endingWords, fieldLabel, stageName, weightWords } from './sportWords';

/** Fields that tell a match's result, including the players, whose order does. */
export const resultFields: readonly FieldPath[] = [
  'player1',
  'player1.score',
  'player1.weight',
  'player2',
  'player2.score',
  'player2.weight',
  'outcome',
  'winner',
];

/** Fields that the match's line shows, or that are words without a label. */
const matchFacts: readonly FieldPath[] = [
  ...resultFields,
  'gender',
  'arm',
  'weight',
  'choices',
  'order',
  'round',
];

export function labelledFacts(
  language: Language,
  sport: Sport | undefined,
  collection: Collection,
  valueOf: (field: FieldSpec) => Json,
  told: readonly FieldPath[],
): readonly string[] {
  return fieldsFor(collection, sport).flatMap((field) => {
    if (field.beside || told.some((path) => path === field.path)) return [];
    const value = fieldText(language, sport ? [sport] : [], field, valueOf(field));
    if (value === undefined || value === '') return [];
    return [language.t(records.fieldIs, { field: fieldLabel(language.t, field), value })];
  });
}

/**
 * All stored facts of a match that its line (`matchLineOf`) lacks, so that a moderator sees everything they decide
 * on. Says so if the gender is unknown.
 */
export function matchFactWords(
  language: Language,
  sport: Sport | undefined,
  match: Omit<Match, 'gender'> & { readonly gender?: Match['gender'] | undefined },
): readonly string[] {
  const { t } = language;
  const { round, date, event, gender } = match;
  const told: readonly FieldPath[] = date === event.date ? [...matchFacts, 'date'] : matchFacts;
  return [
    round && stageName(t, round),
    endingWords(t, match),
    gender === undefined
      ? t(records.fieldIs, { field: t(fields.gender), value: t(editing.unknown) })
      : codeName(t, 'gender', gender),
    weightWords(language, match),
    ...labelledFacts(
      language,
      sport,
      'match',
      (field) => shownValue(field, fieldValue(match, field), match),
      told,
    ),
  ].flatMap((words) => (words ? [words] : []));
}
