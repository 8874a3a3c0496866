import fc from 'fast-check';
import { definitionProblems } from '@/language/en/definitionProblems';
import { catalog } from '@/language/ja';
import { createLanguage, english } from '@/language/language';
import { problemMessage } from '@/language/sportProblems';
import { parseSport } from '@/model/parsing/parseSport';
import { isSportProblem, problemLimits, sportProblem, type SportProblem } from '@/model/parsing/sportProblem';
import type { Json } from '@/lib/json';
import { setPaths } from '@/lib/path';
import { runs } from '@test/support/property';
import { judo } from '@test/support/otherSports';

const japanese = createLanguage('ja', catalog);

test('every problem of a definition has a text, and every text a problem', () => {
  const { whole: _, ...texts } = definitionProblems;
  expect(Object.keys(texts)).toEqual(Object.keys(problemLimits));
});

test.each<[SportProblem, string, string]>([
  [
    sportProblem('tooMany', 'choices', { max: 6, found: 7 }),
    'choices: expected at most 6 entries, found 7.',
    'choices：6件以内にしてください（現在：7件）。',
  ],
  [
    sportProblem('score', 'score.most', { found: '0' }),
    'score.most: expected a whole number from 1 to 99, found 0.',
    'score.most：1～99の整数を指定してください（現在：0）。',
  ],
  [
    sportProblem('inUse', 'arm', { code: 'R', count: 1 }),
    'arm: the code "R" is missing, but 1 match uses it. Keep it with "retired": true.',
    'arm：コード"R"は1試合で使われているため、消せません。"retired": true を付けて残してください。',
  ],
  [
    sportProblem('sports', '', { found: 50 }),
    'the definition: expected at most 50 sports, found 50 others.',
    '定義全体：競技は50件までです（ほかに50件あります）。',
  ],
])('a problem is told in the language of whoever reads: %j', (problem, ...told) => {
  expect([english.t(problemMessage(problem)), japanese.t(problemMessage(problem))]).toEqual(told);
});

const paths = [
  'id',
  'name',
  'choices',
  'choices.0',
  'score.most',
  'score.draws',
  'apart',
  'ratings',
  'ratings.winWorth',
  'unheard',
];
const anything = fc.oneof(
  fc.jsonValue(),
  fc
    .array(fc.tuple(fc.constantFrom(...paths), fc.jsonValue()), { minLength: 1 })
    // The edits were drawn as JSON.
    .map((edits) =>
      setPaths<unknown>(
        judo,
        edits.map(([path, value]) => ({ path, value: value as Json })),
      ),
    ),
);

test('whatever stands in a definition, each problem has a kind, is told once and survives the way to the page', () => {
  fc.assert(
    fc.property(anything, (definition) => {
      const read = parseSport(definition);
      const problems = read.ok ? [] : read.error;
      expect(JSON.parse(JSON.stringify(problems))).toEqual(problems);
      expect(problems.filter((problem) => !isSportProblem(problem))).toEqual([]);
      const told = problems.map((problem) => english.t(problemMessage(problem)));
      expect(new Set(told).size).toBe(told.length);
    }),
    runs(300),
  );
});

test.each([
  'sentence',
  { kind: 'later', at: '', values: {} },
  { kind: 'toString', at: '', values: {} },
  { kind: 'id', values: {} },
  { kind: 'id', at: 'id', values: { found: {} } },
])('what a later version may call wrong is no problem that is known here: %j', (data) => {
  expect(isSportProblem(data)).toBe(false);
});
