import { namePattern } from '@/model/texts';
import { Linter } from 'eslint';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import regexp from 'eslint-plugin-regexp';
import { root } from '../../scripts/base/root';
import { assembled, assembledBy } from './assembledPatterns';

// `npm test -- lint` checks every pattern of the client and the functions with these rules; patterns.long.test.ts
// checks each with recheck, which counts steps.
const lint = JSON.parse(readFileSync(join(root, 'oxlint.patterns.json'), 'utf8')) as {
  readonly overrides: readonly [{ readonly rules: Linter.RulesRecord }];
};
const linearPatterns: Linter.Config = { plugins: { regexp }, rules: lint.overrides[0].rules };
const problems = (pattern: string) =>
  new Linter().verify(`export const pattern = ${pattern};`, linearPatterns);

test.each([
  String.raw`/^[\s,]+|[\s,]+$/g`,
  String.raw`/^(a+)+$/`,
  String.raw`/(?=.*x)(.)\1*y/`,
  String.raw`/(?<=.)[\s,]+$/g`,
  String.raw`/^(\w+\s?)*$/`,
  String.raw`/a.*b.*c/`,
  String.raw`/<.*>/`,
  'new RegExp(`${"[a-z]"}+,`)',
])('the lint refuses %s, which takes longer than a hostile text is long', (pattern) => {
  expect(problems(pattern)[0]?.ruleId).toMatch(/^regexp\/no-super-linear-/);
});

test.each([String.raw`/^[\s,]+/`, String.raw`/^[a-z]{1,20}$/`])('the lint takes %s', (pattern) => {
  expect(problems(pattern)).toEqual([]);
});

/** `clusters` of texts.ts; its comment explains why it is linear. */
const isClusters = (pattern: string) => pattern.endsWith('| /gu');

test.each(assembled)('the lint takes the patterns that %s puts together', (module) => {
  const patterns = assembledBy(module).map(({ source, flags }) => `/${source}/${flags}`);
  expect(patterns.length).toBeGreaterThan(1);
  expect(patterns.filter((pattern) => !isClusters(pattern) && problems(pattern).length > 0)).toEqual([]);
});

test('the pattern of names, whose classes of marks recheck reads as others, answers a text of a million characters', () => {
  const text = `${'\u09B0\u200D\u09CD \u0628\u064B\u200C\u0621\u094D'.repeat(100_000)}\0`;
  // A non-linear pattern would take hours; stop it after a minute.
  const answer = runInNewContext('pattern.test(text)', { pattern: namePattern, text }, { timeout: 60_000 });
  expect(answer).toBe(false);
});
