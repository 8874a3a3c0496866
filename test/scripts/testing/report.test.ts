import { readTestOptions } from '../../../scripts/testing/parts';
import { reportLines } from '../../../scripts/testing/report';

test('a run ends with each part beside its budget, and the sum of all parts as its last line', () => {
  const lines = reportLines(
    [
      { part: 'unit', counts: { passed: 3, failed: 1, reasons: ['failed: adds'] }, seconds: 1e4 },
      { part: 'types', counts: { passed: 1, failed: 0 }, seconds: 2.4 },
    ],
    { slowest: false },
  );
  expect(lines).toEqual([
    'failed: adds',
    expect.stringMatching(/^types: 1 passed, 0 failed in 2 s of \d+ s$/),
    expect.stringMatching(
      /^unit: 3 passed, 1 failed in 10000 s of \d+ s — over its budget by more than half$/,
    ),
    '4 passed, 1 failed',
  ]);
});

test('--slowest lists files and stories of all parts, the slowest first', () => {
  const timed = (name: string, seconds: number) => ({ passed: 1, failed: 0, times: [{ name, seconds }] });
  const lines = reportLines(
    [
      { part: 'unit', counts: timed('a.test.ts', 1), seconds: 1 },
      { part: 'browser', counts: timed('b.spec.ts:1 opens', 2), seconds: 2 },
    ],
    { slowest: true },
  );
  expect(lines.slice(0, 2).map((line) => line.trim())).toEqual([
    '2.0 s  browser  b.spec.ts:1 opens',
    '1.0 s  unit  a.test.ts',
  ]);
});

test('words choose parts and files; a flag that nobody knows is refused', () => {
  expect(readTestOptions(['browser', 'chaos.spec', '--all'])).toEqual({
    chosen: ['browser'],
    files: ['chaos.spec'],
    all: true,
    slowest: false,
  });
  expect(readTestOptions([]).chosen).toContain('types');
  expect(readTestOptions([]).chosen).not.toContain('ops');
  expect(readTestOptions(['--all']).chosen).toContain('ops');
  expect(() => readTestOptions(['--fast'])).toThrow('--fast');
});
