import { isJsonObject } from '@/lib/json';
import { limits } from '../schema/limits';

/** Limits of one definition, so that screens and ratings can handle it. */
export const sportLimits = { choices: limits.choices, codes: 200, apart: 8, words: 40 } as const;

export const problemLimits = {
  json: {},
  object: {},
  list: {},
  missing: {},
  unknown: {},
  tooMany: {},

  line: { max: limits.name },
  text: { max: limits.name },
  word: {},
  flag: {},
  number: {},
  kilograms: { min: 1, max: 500 },
  years: { min: 0, max: 120 },
  score: { min: 1, max: limits.score },
  gender: {},
  id: {},
  path: {},
  code: {},

  repeated: {},
  live: {},
  bounds: {},
  ages: {},
  paths: {},
  apart: {},
  apartCodes: { max: sportLimits.apart },

  sameId: {},
  newId: {},
  knownId: {},
  inUse: {},
  sports: { max: limits.sports },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

export type SportProblemKind = keyof typeof problemLimits;

/** A problem of a definition as data; `src/language/sportProblems.ts` puts it into the reader's language. */
export interface SportProblem {
  readonly kind: SportProblemKind;
  /** A dotted path; empty for the definition itself. */
  readonly at: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A problem, or the server's English sentence for a kind that only a later version knows. */
export type ToldProblem = SportProblem | string;

export const sportProblem = (
  kind: SportProblemKind,
  at: string,
  values: SportProblem['values'] = {},
): SportProblem => ({ kind, at, values: { ...problemLimits[kind], ...values } });

export const isSportProblem = (data: unknown): data is SportProblem =>
  isJsonObject(data) &&
  typeof data['kind'] === 'string' &&
  Object.hasOwn(problemLimits, data['kind']) &&
  typeof data['at'] === 'string' &&
  isJsonObject(data['values']) &&
  Object.values(data['values']).every((value) => typeof value === 'string' || typeof value === 'number');

export const describeProblem = ({ kind, at, values }: SportProblem): string =>
  `${at || 'definition'}: ${kind} ${JSON.stringify(values)}`;
