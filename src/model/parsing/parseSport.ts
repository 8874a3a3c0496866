import * as v from 'valibot';
import { isJsonObject } from '@/lib/json';
import { getPath } from '@/lib/path';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { found } from '../found';
import { sportId } from '../ids';
import { defaultParameters } from '../schema/ratingParameters';
import type { Match } from '../records/records';
import type { Choice } from '../schema/choice';
import { limits } from '../schema/limits';
import {
  describeProblem,
  problemLimits,
  sportLimits,
  sportProblem,
  type SportProblem,
  type SportProblemKind,
} from './sportProblem';
import { liveCodes, paramOf, sportWords, type Sport } from '../sports';
import { isLine } from '../texts';

const wrong = <K extends SportProblemKind>(kind: K): K => kind;

const line = v.custom<string>((value) => isLine(value, limits.name) && !/[{}<>]/.test(value), wrong('line'));

const localText = v.union([line, v.objectWithRest({ en: line }, line)], wrong('text'));

const within = (kind: 'kilograms' | 'years' | 'score') => {
  const { min, max } = problemLimits[kind];
  const fits = (value: number) =>
    value >= min && value <= max && (kind === 'kilograms' || Number.isInteger(value));
  return v.custom<number>((value) => typeof value === 'number' && fits(value), wrong(kind));
};

const kilograms = v.exactOptional(within('kilograms'));
const years = v.exactOptional(within('years'));

const code = v.pipe(
  v.strictObject({
    code: v.pipe(v.string(wrong('code')), v.regex(/^[A-Za-z0-9][A-Za-z0-9 .+-]{0,19}$/, wrong('code'))),
    label: localText,
    short: v.exactOptional(localText),
    alone: v.exactOptional(localText),
    words: v.exactOptional(
      v.pipe(
        v.array(
          v.pipe(
            line,
            v.check((word) => word === word.toLowerCase(), wrong('word')),
          ),
          wrong('list'),
        ),
        v.maxLength(sportLimits.words, wrong('tooMany')),
      ),
    ),
    most: kilograms,
    over: kilograms,
    gender: v.exactOptional(v.picklist(['M', 'W', '-'], wrong('gender'))),
    age: v.exactOptional(
      v.pipe(
        v.strictObject({ from: years, to: years }),
        v.check(({ from = 0, to = 120 }) => from <= to, wrong('ages')),
      ),
    ),
    para: v.exactOptional(v.boolean(wrong('flag'))),
    retired: v.exactOptional(v.boolean(wrong('flag'))),
  }),
  v.check(({ most, over }) => most === undefined || over === undefined, wrong('bounds')),
);

const choice = v.strictObject({
  path: v.pipe(
    v.string(wrong('path')),
    v.regex(/^(arm|weight|choices\.[a-z][A-Za-z0-9]{0,19})$/, wrong('path')),
  ),
  label: localText,
  all: localText,
  codes: v.pipe(
    v.array(code, wrong('list')),
    v.maxLength(sportLimits.codes, wrong('tooMany')),
    v.check((codes) => codes.some(({ retired }) => !retired), wrong('live')),
    v.checkItems(
      (each, at, all) => all.findIndex((other) => other.code === each.code) === at,
      wrong('repeated'),
    ),
  ),
});

const finite = v.pipe(v.number(wrong('number')), v.finite(wrong('number')));
const ratings = v.strictObject(
  Object.fromEntries(Object.keys(defaultParameters).map((name) => [name, finite])),
);

const definition = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(wrong('id')), v.regex(/^[a-z][a-z0-9-]{0,31}$/, wrong('id'))),
    name: localText,
    words: v.exactOptional(v.strictObject(v.entriesFromList(sportWords, v.exactOptional(localText)))),
    choices: v.pipe(
      v.array(choice, wrong('list')),
      v.maxLength(sportLimits.choices, wrong('tooMany')),
      v.check(
        (choices) => new Set(choices.map(({ path }) => path.split('.').at(-1))).size === choices.length,
        wrong('paths'),
      ),
    ),
    score: v.strictObject({
      counts: localText,
      most: within('score'),
      draws: v.boolean(wrong('flag')),
      halves: v.exactOptional(v.boolean(wrong('flag'))),
      fouls: v.exactOptional(v.boolean(wrong('flag'))),
      runningFouls: v.exactOptional(v.boolean(wrong('flag'))),
    }),
    apart: v.exactOptional(v.string(wrong('apart'))),
    ratings: v.exactOptional(ratings),
  }),
  v.check(
    ({ apart, choices }) => apart === undefined || choices.some(({ path }) => path === apart),
    wrong('apart'),
  ),
  v.check(
    ({ apart, choices }) =>
      (choices.find(({ path }) => path === apart)?.codes.length ?? 0) <= sportLimits.apart,
    wrong('apartCodes'),
  ),
);

export function parseSport(input: unknown): Parsed<Sport, readonly SportProblem[]> {
  if (!isForFiles(input)) return unparsed([sportProblem('json', '')]);
  if (Array.isArray(input)) return unparsed([sportProblem('object', '', { found: found(input) })]);
  const result = v.safeParse(definition, input);
  if (!result.success) return unparsed(result.issues.map(problemOf));
  // The schema is as strict as the type, whose ids are branded.
  return parsed({ ...(result.output as unknown as Sport), id: sportId(result.output.id) });
}

const mostUnknown = 1_000;

/**
 * Reads a stored definition. Drops facts that a later version added, so that an earlier client can use the
 * rest.
 */
export function parseStoredSport(input: unknown): Parsed<Sport> {
  if (!isJsonObject(input)) return unparsed(`sport: expected an object, found ${found(input)}`);
  // A copy, since the loop deletes keys.
  const rest = structuredClone(input);
  const name = `sport/${found(rest['id'])}`;
  for (let left = mostUnknown; left > 0; left -= 1) {
    const result = v.safeParse(definition, rest);
    if (result.success)
      return parsed({ ...(result.output as unknown as Sport), id: sportId(result.output.id) });
    const unknown = result.issues.filter(isUnknownKey);
    if (unknown.length < result.issues.length)
      return unparsed(
        `${name}: ${result.issues.map((issue) => describeProblem(problemOf(issue))).join(' ')}`,
      );
    for (const { path = [] } of unknown) {
      const last = path.at(-1);
      if (last) Reflect.deleteProperty(last.input as object, last.key as PropertyKey);
    }
  }
  return unparsed(`${name}: expected a definition, found ${mostUnknown} unknown facts`);
}

const isUnknownKey = ({ type, expected }: v.BaseIssue<unknown>): boolean =>
  type === 'strict_object' && expected === 'never';

function isForFiles(input: unknown): boolean {
  try {
    JSON.stringify(input);
    return true;
  } catch {
    return false;
  }
}

function problemOf(issue: v.BaseIssue<unknown>): SportProblem {
  const at = v.getDotPath(issue) ?? '';
  const { input, requirement } = issue;
  if (issue.type === 'max_length' && Array.isArray(input))
    return sportProblem('tooMany', at, { max: Number(requirement), found: input.length });
  // For a repeated code the input is the whole entry.
  const wrongOne = issue.type === 'check_items' && isJsonObject(input) ? input['code'] : input;
  return sportProblem(kindOf(issue), at, { found: found(wrongOne) });
}

function kindOf(issue: v.BaseIssue<unknown>): SportProblemKind {
  if (isUnknownKey(issue)) return 'unknown';
  if (/object$/.test(issue.type)) return issue.input === undefined ? 'missing' : 'object';
  // Every other check has a kind as its message.
  return issue.message as SportProblemKind;
}

export type CodesInUse = Readonly<Record<string, Readonly<Record<string, number>>>>;

export function codesInUse(id: string, { choices }: Sport, matches: readonly Match[]): CodesInUse {
  const own = matches.filter(({ event }) => event.sport.id === id);
  return Object.fromEntries(
    choices.map(({ path }) => {
      const counts = new Map<string, number>();
      for (const match of own) {
        const code = getPath(match, path);
        if (typeof code === 'string') counts.set(code, (counts.get(code) ?? 0) + 1);
      }
      return [path, Object.fromEntries(counts)];
    }),
  );
}

/**
 * Why a definition may not replace another. The id and the codes in use stay, because matches refer to them.
 * An unused code may be removed; others are retired instead.
 */
export function replacingProblems(before: Sport, after: Sport, used: CodesInUse): readonly SportProblem[] {
  if (before.id !== after.id) return [sportProblem('sameId', 'id', { before: before.id, found: after.id })];
  return Object.entries(used).flatMap(([path, codes]) => {
    const next = after.choices.find((each) => each.path === path);
    return Object.entries(codes).flatMap(([code, count]) =>
      count === 0 || next?.codes.some((known) => known.code === code)
        ? []
        : [sportProblem('inUse', path, { code, count })],
    );
  });
}

export interface KnownCodes extends Readonly<Record<string, readonly string[]>> {
  readonly sports: readonly string[];
  readonly arm: readonly string[];
  readonly weight: readonly string[];
  readonly names: readonly string[];
  readonly others: readonly string[];
}

/** The document of `KnownCodes`, written together with any definition. */
export const codesPath = 'sportCodes/all';

export function knownCodes(sports: readonly Sport[]): KnownCodes {
  const all = sports.flatMap(({ choices }) => choices);
  const codesOf = (choices: readonly Choice[]) => [...new Set(choices.flatMap(liveCodes))];
  const below = all.filter(({ path }) => path.startsWith('choices.'));
  return {
    sports: sports.map(({ id }) => id),
    arm: codesOf(all.filter(({ path }) => path === 'arm')),
    weight: codesOf(all.filter(({ path }) => path === 'weight')),
    names: [...new Set(below.map(paramOf))],
    others: codesOf(below),
  };
}
