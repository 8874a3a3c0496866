import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * The results of tests: how many of one part passed and failed, and what can be told of those that did not pass at
 * once.
 */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** One text a test: its name, and the beginning of why. */
  readonly reasons?: readonly string[];
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
    readonly testResults: readonly {
      readonly name: string;
      readonly message: string;
      readonly assertionResults: readonly {
        readonly fullName: string;
        readonly status: string;
        readonly failureMessages: readonly string[] | null;
      }[];
    }[];
  };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    reasons: report.testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length > 0)
        return failed.map((test) => reason(`failed: ${test.fullName}`, test.failureMessages ?? []));
      return assertionResults.length === 0 && message ? [reason(`failed: ${name}`, [message])] : [];
    }),
  };
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** Playwright's JSON report. A test that passed when tried again counts as passed, and is named as such in its own output. */
export function playwrightCounts(file: string): Counts {
  // Written by Playwright in this run.
  const report = JSON.parse(readFileSync(file, 'utf8')) as Suite & {
    readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
    readonly errors: readonly { readonly message?: string }[];
  };
  const { stats, errors } = report;
  const reasonsOf = (suite: Suite): readonly string[] => [
    ...(suite.suites ?? []).flatMap(reasonsOf),
    ...(suite.specs ?? []).flatMap(({ title, file: path, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) =>
          reason(
            `${status === 'flaky' ? 'passed on another try' : 'failed'}: ${path}:${line} ${title}`,
            results.flatMap((result) => (result.errors ?? []).map(({ message }) => message ?? '')),
          ),
        ),
    ),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    reasons: [
      ...errors.map(({ message }) => reason('failed: before or after the tests', [message ?? ''])),
      ...reasonsOf(report),
    ],
  };
}

/** A test found failing is looked at in its own output; here its beginning is enough to know what to look for. */
const longest = 900;

function reason(title: string, messages: readonly string[]): string {
  const why = messages.map((message) => {
    const plain = stripVTControlCharacters(message);
    return plain.length > longest ? `${plain.slice(0, longest)} …` : plain;
  });
  return [title, ...why].join('\n').replaceAll('\n', '\n    ');
}
