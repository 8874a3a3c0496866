import { readFileSync } from 'node:fs';

/** How many tests of one part passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const total = (parts: readonly Counts[]): Counts => ({
  passed: parts.reduce((sum, part) => sum + part.passed, 0),
  failed: parts.reduce((sum, part) => sum + part.failed, 0),
});

/** Jest's `--json --outputFile`. A file that failed before its tests ran counts as one failure. */
export function jestCounts(file: string): Counts {
  // Written by jest in this run.
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly numPassedTests: number;
    readonly numFailedTests: number;
    readonly numRuntimeErrorTestSuites: number;
  };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** Playwright's JSON report. A test that passed when tried again counts as passed, and is named as such in its own output. */
export function playwrightCounts(file: string): Counts {
  // Written by Playwright in this run.
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
    readonly errors: readonly unknown[];
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
