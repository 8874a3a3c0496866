import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { problemSentence } from '@/language/sportProblems';
import { codesInUse, parseSport, replacingProblems } from '@/model/parsing/parseSport';
import { sportLimits } from '@/model/parsing/sportProblem';
import { builtInSports, type Sport } from '@/model/sports';
import { match } from '@test/support/factories';

const folder = resolve(__dirname, '../../../data/sports');
const definitions = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as object] as const,
);

test.each(definitions)('%s is read whole, and is the sport that the app has', (file, definition) => {
  const read = parseSport(definition);
  expect(read).toEqual({ ok: true, value: definition });
  expect(builtInSports.find(({ id }) => `${id}.json` === file)).toEqual(definition);
});

/** Judo without anything optional: no score decides a match, and nothing is rated apart. */
const judo = {
  id: 'judo',
  name: { en: 'Judo', ja: '柔道' },
  choices: [
    {
      path: 'choices.age',
      label: 'Age group',
      all: 'All ages',
      codes: [
        { code: 'U18', label: 'Cadets', age: { from: 15, to: 17 } },
        { code: 'S', label: 'Seniors' },
      ],
    },
    {
      path: 'weight',
      label: 'Weight class',
      all: 'All classes',
      codes: [
        { code: '-60', label: '60kg', most: 60, gender: 'M' },
        { code: '+100', label: 'Over 100kg', over: 100, gender: 'M', retired: true },
      ].map(({ code, ...rest }) => ({ ...rest, code: code.replace('-', 'to ').replace('+', 'over ') })),
    },
  ],
  score: { counts: 'points', most: 99, draws: false },
} as const;
const codes = judo.choices[1].codes;

test('a sport without a choice that is rated apart, without ratings and without scores that matter is one', () => {
  expect(parseSport(judo)).toEqual({ ok: true, value: judo });
  expect(parseSport({ ...judo, choices: [] })).toMatchObject({ ok: true });
});

const withCodes = (changed: unknown) => ({ ...judo, choices: [{ ...judo.choices[1], codes: changed }] });
const cyclic: Record<string, unknown> = { ...judo };
cyclic['name'] = cyclic;

test.each<[string, unknown, RegExp]>([
  ['nothing', undefined, /^the definition: expected a value, found none\.$/],
  ['a list', [], /^the definition: expected an object, found \[\]\.$/],
  ['a text', 'judo', /^the definition: expected an object, found "judo"\.$/],
  [
    'an id that is none',
    { ...judo, id: '../judo' },
    /^id: expected an id of 1 to 32 .*found "\.\.\/judo"\.$/,
  ],
  ['a name without English', { ...judo, name: { ja: '柔道' } }, /^name: expected a text of 1 to 100/],
  [
    'a name with a hole for a value',
    { ...judo, name: '{name}' },
    /^name: expected .* without braces or angle brackets/,
  ],
  ['a name that hides what it is', { ...judo, name: 'Ju\u202Edo' }, /^name: expected a text/],
  ['an endless name', { ...judo, name: 'x'.repeat(101) }, /^name: expected a text of 1 to 100/],
  ['a definition that holds itself', cyclic, /^the definition: expected plain data, found something else\.$/],
  ['a word that is misspelt', { ...judo, chioces: [] }, /^chioces: unknown name/],
  [
    'a code twice',
    withCodes([codes[0], codes[0]]),
    /^choices\.0\.codes\.1: expected each code once, found "to 60" again\.$/,
  ],
  [
    'a code of signs',
    withCodes([{ code: '$', label: 'x' }]),
    /^choices\.0\.codes\.0\.code: expected a code of 1 to 20/,
  ],
  ['an inherited code', withCodes([{ code: '__proto__', label: 'x' }]), /codes\.0\.code: expected a code/],
  [
    '3,000 classes',
    withCodes(Array.from({ length: 3_000 }, (_, at) => ({ code: `c${at}`, label: 'x' }))),
    new RegExp(`codes: expected at most ${sportLimits.codes} entries, found 3,000`),
  ],
  [
    'retired codes alone',
    withCodes([{ ...codes[0], retired: true }]),
    /codes: expected at least one code that is not retired/,
  ],
  [
    'a class up to a limit and above one',
    withCodes([{ ...codes[0], over: 60 }]),
    /codes\.0: expected either "most" or "over", found both/,
  ],
  [
    'an age that ends before it begins',
    withCodes([{ ...codes[0], age: { from: 20, to: 10 } }]),
    /codes\.0\.age: expected an age that ends after it begins/,
  ],
  [
    'a path of the record itself',
    { ...judo, choices: [{ ...judo.choices[1], path: 'gender' }] },
    /^choices\.0\.path: expected "arm", "weight"/,
  ],
  [
    'two choices of one name',
    { ...judo, choices: [judo.choices[1], { ...judo.choices[1], path: 'choices.weight' }] },
    /^choices: expected paths with different last words/,
  ],
  [
    'something apart that it does not have',
    { ...judo, apart: 'arm' },
    /"apart" to be the path of one of the choices/,
  ],
  ['ratings with a number missing', { ...judo, ratings: { winWorth: 1 } }, /^ratings\.\w+: expected a value/],
  [
    'ratings that are no numbers',
    { ...judo, ratings: { ...builtInSports[0]!.ratings, winWorth: '1' } },
    /^ratings\.winWorth: expected a number, found "1"\.$/,
  ],
])('%s is refused with a sentence', (_, input, sentence) => {
  const read = parseSport(input);
  expect(read.ok).toBe(false);
  expect(!read.ok && read.error.some((each) => sentence.test(problemSentence(each))) ? '' : read).toBe('');
});

test('all that is wrong is said at once', () => {
  const read = parseSport({ ...judo, id: 'J', name: '', score: 7 });
  expect(!read.ok && read.error.map(({ at }) => at)).toEqual(['id', 'name', 'score']);
});

test('a code that matches have cannot go, and can be retired', () => {
  const [before] = builtInSports;
  const sport = before!;
  const used = codesInUse('armw', sport, [
    match('a', { arm: 'L', weight: '75kg' }),
    match('b', { weight: '75kg' }),
    match('c', { arm: 'R', event: { ...match('c').event, sport: { id: 'judo' as never } } }),
  ]);
  expect(used).toMatchObject({ arm: { L: 1 }, weight: { '75kg': 2 }, 'choices.age': {} });
  const change = (edit: (code: Sport['choices'][0]['codes'][0]) => Sport['choices'][0]['codes']): Sport => ({
    ...sport,
    choices: sport.choices.map((choice) => ({ ...choice, codes: choice.codes.flatMap(edit) })),
  });
  const without = change((code) => (code.code === '75kg' || code.code === '85kg' ? [] : [code]));
  expect(replacingProblems(sport, without, used).map(problemSentence)).toEqual([
    'weight: the code "75kg" is missing, but 2 matches use it. Keep it with "retired": true.',
  ]);
  const retired = change((code) => (code.code === '75kg' ? [{ ...code, retired: true }] : [code]));
  expect(replacingProblems(sport, retired, used)).toEqual([]);
  expect(replacingProblems(sport, { ...sport, choices: [] }, used)).toHaveLength(2);
  expect(replacingProblems(sport, { ...sport, id: 'judo' as never }, used).map(problemSentence)).toEqual([
    'id: expected "armw", the id of the definition you are replacing, found "judo".',
  ]);
});
