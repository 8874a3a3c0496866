import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/base/root';
import { jestCounts, playwrightCounts, total } from '../../../scripts/testing/testCounts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'armwiki-counts-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function written(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('jest: failures by name with the beginning of the error, files that ended before their tests, times', () => {
  const counts = jestCounts(
    written({
      numPassedTests: 3,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          name: join(root, 'test/a.test.ts'),
          startTime: 1_000,
          endTime: 3_500,
          message: 'of the whole file',
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            {
              fullName: 'takes away',
              status: 'failed',
              failureMessages: ['\u001b[31mred\u001b[39m\nand more'],
            },
          ],
        },
        { name: 'b.test.ts', message: 'Cannot find module', assertionResults: [], startTime: 0, endTime: 0 },
      ],
    }),
  );
  expect(counts).toMatchObject({
    passed: 3,
    failed: 2,
    reasons: ['failed: takes away\n    red\n    and more', 'failed: b.test.ts\n    Cannot find module'],
  });
  expect(counts.times).toContainEqual({ name: join('test', 'a.test.ts'), seconds: 2.5 });
});

test('Playwright: failures with the beginning of the error, and how long each story took', () => {
  const spec = (title: string, status: string, messages: readonly string[]) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ status, results: [{ duration: 1_500, errors: messages.map((message) => ({ message })) }] }],
  });
  const counts = playwrightCounts(
    written({
      stats: { expected: 1, unexpected: 1 },
      errors: [{ message: 'no browser' }],
      suites: [
        {
          specs: [spec('opens', 'expected', [])],
          suites: [{ specs: [spec('moves', 'unexpected', ['x'.repeat(2_000)])] }],
        },
      ],
    }),
  );
  expect(counts).toMatchObject({ passed: 1, failed: 2 });
  expect(counts.reasons).toEqual([
    'failed: before or after the tests\n    no browser',
    `failed: a.spec.ts:7 moves\n    ${'x'.repeat(900)} …`,
  ]);
  expect(counts.times).toContainEqual({ name: 'a.spec.ts:7 opens', seconds: 1.5 });
});

test('the sum of all parts', () => {
  expect(
    total([
      { passed: 2, failed: 1, reasons: ['a'] },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});
