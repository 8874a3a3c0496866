import * as v from 'valibot';
import { isJsonObject } from '@/lib/json';
import { getPath } from '@/lib/path';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { found } from '../fieldProblem';
import { sportId } from '../ids';
import { defaultParameters } from '../schema/ratingParameters';
import type { Match } from '../records';
import type { Choice } from '../schema/choice';
import { limits } from '../schema/limits';
import { liveCodes, paramOf, sportWords, type Sport } from '../sports';
import { isLine } from '../texts';

/** The most that one definition may have, so that a screen can show it and the ratings can hold it. */
export const sportLimits = { choices: limits.choices, codes: 200, apart: 8, words: 40 } as const;

const line = v.custom<string>(
  (value) => isLine(value, limits.name) && !/[{}<>]/.test(value),
  `one line of 1 to ${limits.name} characters without { } < >`,
);

const localText = v.union(
  [line, v.objectWithRest({ en: line }, line)],
  `a text of 1 to ${limits.name} characters without { } < >, or one for each language with "en" among them`,
);

const kilograms = v.exactOptional(
  v.pipe(v.number('kilograms'), v.minValue(1, 'kilograms from 1'), v.maxValue(500, 'kilograms up to 500')),
);

const years = v.exactOptional(
  v.pipe(
    v.number('whole years'),
    v.integer('whole years'),
    v.minValue(0, 'years from 0'),
    v.maxValue(120, 'years up to 120'),
  ),
);

const code = v.pipe(
  v.strictObject({
    code: v.pipe(
      v.string('a code'),
      v.regex(
        /^[A-Za-z0-9][A-Za-z0-9 .+-]{0,19}$/,
        'a code of 1 to 20 letters, digits, blanks, and . + - after the first',
      ),
    ),
    label: localText,
    short: v.exactOptional(localText),
    alone: v.exactOptional(localText),
    words: v.exactOptional(
      v.pipe(
        v.array(
          v.pipe(
            line,
            v.check((word) => word === word.toLowerCase(), 'a word in lower case'),
          ),
          'a list of words',
        ),
        v.maxLength(sportLimits.words, `at most ${sportLimits.words} words`),
      ),
    ),
    most: kilograms,
    over: kilograms,
    gender: v.exactOptional(v.picklist(['M', 'W', '-'], '"M", "W" or "-"')),
    age: v.exactOptional(
      v.pipe(
        v.strictObject({ from: years, to: years }),
        v.check(({ from = 0, to = 120 }) => from <= to, 'an age that ends after it begins'),
      ),
    ),
    para: v.exactOptional(v.boolean('true or false')),
    retired: v.exactOptional(v.boolean('true or false')),
  }),
  v.check(({ most, over }) => most === undefined || over === undefined, 'either "most" or "over", not both'),
);

const choice = v.pipe(
  v.strictObject({
    path: v.pipe(
      v.string('a path'),
      v.regex(
        /^(arm|weight|choices\.[a-z][A-Za-z0-9]{0,19})$/,
        '"arm", "weight", or "choices." and a word of up to 20 letters and digits',
      ),
    ),
    label: localText,
    all: localText,
    codes: v.pipe(
      v.array(code, 'a list of codes'),
      v.maxLength(
        sportLimits.codes,
        ({ input }) => `at most ${sportLimits.codes} codes instead of ${input.length}`,
      ),
      v.check((codes) => codes.some(({ retired }) => !retired), 'codes of which one at least is not retired'),
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const seen = new Set<string>();
    dataset.value.codes.forEach((each, at) => {
      if (seen.has(each.code))
        addIssue({
          message: 'a code that stands here once',
          input: each.code,
          path: [
            {
              type: 'object',
              origin: 'value',
              input: dataset.value,
              key: 'codes',
              value: dataset.value.codes,
            },
            { type: 'array', origin: 'value', input: dataset.value.codes, key: at, value: each },
          ],
        });
      seen.add(each.code);
    });
  }),
);

const finite = v.pipe(v.number('a number'), v.finite('a number'));
const ratings = v.strictObject(
  Object.fromEntries(Object.keys(defaultParameters).map((name) => [name, finite])),
);

const definition = v.pipe(
  v.strictObject({
    id: v.pipe(
      v.string('an id'),
      v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'an id of 1 to 32 small letters, digits and dashes'),
    ),
    name: localText,
    words: v.exactOptional(v.strictObject(v.entriesFromList(sportWords, v.exactOptional(localText)))),
    choices: v.pipe(
      v.array(choice, 'a list of choices'),
      v.maxLength(sportLimits.choices, `at most ${sportLimits.choices} choices`),
      v.check(
        (choices) => new Set(choices.map(({ path }) => path.split('.').at(-1))).size === choices.length,
        'choices whose paths end with different words',
      ),
    ),
    score: v.strictObject({
      counts: localText,
      most: v.pipe(
        v.number('a whole number'),
        v.integer('a whole number'),
        v.minValue(1, 'a whole number from 1'),
        v.maxValue(limits.score, `a whole number up to ${limits.score}`),
      ),
      draws: v.boolean('true or false'),
    }),
    apart: v.exactOptional(v.string('the path of a choice')),
    ratings: v.exactOptional(ratings),
  }),
  v.check(
    ({ apart, choices }) => apart === undefined || choices.some(({ path }) => path === apart),
    'a definition whose "apart" is the path of one of its choices',
  ),
  v.check(
    ({ apart, choices }) =>
      (choices.find(({ path }) => path === apart)?.codes.length ?? 0) <= sportLimits.apart,
    `a definition that rates at most ${sportLimits.apart} codes apart`,
  ),
);

/**
 * Reads the definition of a sport, as a file has it. The error lists everything that is wrong with it: where,
 * what was expected there, and what was found.
 */
export function parseSport(input: unknown): Parsed<Sport, readonly string[]> {
  const strange = strangeness(input);
  if (strange !== undefined) return unparsed([`the definition: expected an object, found ${strange}.`]);
  const result = v.safeParse(definition, input);
  if (!result.success) return unparsed(result.issues.map(sentenceOf));
  // The schema is as strict as the type, whose ids are branded.
  return parsed({ ...(result.output as unknown as Sport), id: sportId(result.output.id) });
}

/** Parts that a definition of a later version may have and that are left out, so many at most. */
const mostUnknown = 1_000;

/**
 * Reads a definition that was taken, as its document has it. Facts that a later version of the wiki added are left out: an
 * earlier client goes on with the rest.
 */
export function parseStoredSport(input: unknown): Parsed<Sport> {
  if (!isJsonObject(input)) return unparsed(`sport: expected an object, found ${found(input)}`);
  // The input is nobody else's to change.
  const rest = structuredClone(input);
  const name = `sport/${found(rest['id'])}`;
  for (let left = mostUnknown; left > 0; left -= 1) {
    const result = v.safeParse(definition, rest);
    if (result.success)
      return parsed({ ...(result.output as unknown as Sport), id: sportId(result.output.id) });
    const unknown = result.issues.filter(isUnknownKey);
    if (unknown.length < result.issues.length)
      return unparsed(`${name}: ${result.issues.map(sentenceOf).join(' ')}`);
    for (const { path = [] } of unknown) {
      const last = path.at(-1);
      if (last) Reflect.deleteProperty(last.input as object, last.key as PropertyKey);
    }
  }
  return unparsed(`${name}: expected a definition, found ${mostUnknown} unknown facts`);
}

const isUnknownKey = ({ type, expected }: v.BaseIssue<unknown>): boolean =>
  type === 'strict_object' && expected === 'never';

/** Names what is found where no file could have an object. */
function strangeness(input: unknown): string | undefined {
  try {
    JSON.stringify(input);
  } catch {
    return 'something that no file can hold';
  }
  return Array.isArray(input) ? 'a list' : undefined;
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  const where = path ?? 'the definition';
  if (isUnknownKey(issue))
    return `${where}: nothing of that name is known here, found ${found(issue.input)}. Mind the spelling, or leave it out.`;
  const expected = /object$/.test(issue.type)
    ? issue.input === undefined
      ? 'a value'
      : 'an object'
    : issue.message;
  return `${where}: expected ${expected}, found ${found(issue.input)}.`;
}

/** How many records of a sport have each code, by the path of its choice. */
export type CodesInUse = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Counts the codes that a sport's matches have for the choices of a definition. */
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
 * Why a definition may not take the place of another: its id is for good, and so are its codes, since matches say them. An
 * unused code may go; any other is retired instead.
 */
export function replacingProblems(before: Sport, after: Sport, used: CodesInUse): readonly string[] {
  if (before.id !== after.id)
    return [`id: expected "${before.id}", which this definition is to replace, found "${after.id}".`];
  return Object.entries(used).flatMap(([path, codes]) => {
    const next = after.choices.find((each) => each.path === path);
    return Object.entries(codes).flatMap(([each, count]) =>
      count === 0 || next?.codes.some((known) => known.code === each)
        ? []
        : [
            `${path}: expected the code "${each}", which ${count} ${count === 1 ? 'match has' : 'matches have'}, found none. Keep it with "retired": true.`,
          ],
    );
  });
}

/** The codes of all sports, as the rules of the database ask for them: those that a proposal may name. */
export interface KnownCodes extends Readonly<Record<string, readonly string[]>> {
  /** Ids of sports. */
  readonly sports: readonly string[];
  readonly arm: readonly string[];
  readonly weight: readonly string[];
  /** Names of the choices below `choices`. */
  readonly names: readonly string[];
  /** Codes of any of these. */
  readonly others: readonly string[];
}

/** The document of these, which is written together with any definition. */
export const codesPath = 'sportCodes/all';

/** Collects what the rules know of sports. */
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
