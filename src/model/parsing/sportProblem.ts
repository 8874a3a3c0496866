import { isJsonObject } from '@/lib/json';
import { limits } from '../schema/limits';

/** The most that one definition may have, so that a screen can show it and the ratings can hold it. */
export const sportLimits = { choices: limits.choices, codes: 200, apart: 8, words: 40 } as const;

/** All that may be wrong with a definition of a sport, with the limits that go with it. */
export const problemLimits = {
  // Values of a wrong shape.
  json: {},
  object: {},
  list: {},
  missing: {},
  unknown: {},
  tooMany: {},

  // Values that are none for their place.
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

  // Values that do not go with each other.
  repeated: {},
  live: {},
  bounds: {},
  ages: {},
  paths: {},
  apart: {},
  apartCodes: { max: sportLimits.apart },

  // Values that do not go with what is stored.
  sameId: {},
  newId: {},
  knownId: {},
  inUse: {},
  sports: { max: limits.sports },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

export type SportProblemKind = keyof typeof problemLimits;

/** Something that is wrong with a definition, as data: said in the language of whoever reads (`src/language/sportProblems.ts`). */
export interface SportProblem {
  readonly kind: SportProblemKind;
  /** A dotted path; empty for the definition itself. */
  readonly at: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A problem, or the server's English sentence for one that only a later version knows. */
export type ToldProblem = SportProblem | string;

/** A problem with its limits. */
export const sportProblem = (
  kind: SportProblemKind,
  at: string,
  values: SportProblem['values'] = {},
): SportProblem => ({ kind, at, values: { ...problemLimits[kind], ...values } });

/** Tells whether data from the server is a problem that is known here. */
export const isSportProblem = (data: unknown): data is SportProblem =>
  isJsonObject(data) &&
  typeof data['kind'] === 'string' &&
  Object.hasOwn(problemLimits, data['kind']) &&
  typeof data['at'] === 'string' &&
  isJsonObject(data['values']) &&
  Object.values(data['values']).every((value) => typeof value === 'string' || typeof value === 'number');

/** A problem as part of an error that only developers read. */
export const describeProblem = ({ kind, at, values }: SportProblem): string =>
  `${at || 'definition'}: ${kind} ${JSON.stringify(values)}`;
