import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Counts, TestTime } from '../base/counts';
import { root } from '../base/root';

export const total = (parts: readonly Counts[]): Counts => ({
  passed: parts.reduce((sum, part) => sum + part.passed, 0),
  failed: parts.reduce((sum, part) => sum + part.failed, 0),
});

/** Reads jest's `--json --outputFile`. A file that failed before its tests ran counts as one failure. */
export function jestCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly numPassedTests: number;
    readonly numFailedTests: number;
    readonly numRuntimeErrorTestSuites: number;
    readonly testResults: readonly {
      readonly name: string;
      readonly message: string;
      /** Epoch milliseconds. */
      readonly startTime: number;
      readonly endTime: number;
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
    times: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
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
      readonly results: readonly {
        /** Milliseconds. */
        readonly duration: number;
        readonly errors?: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

export function playwrightCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Suite & {
    readonly stats: { readonly expected: number; readonly unexpected: number };
    readonly errors: readonly { readonly message?: string }[];
  };
  const { stats, errors } = report;
  const stories = storiesOf(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    reasons: [
      ...errors.map(({ message }) => reason('failed: before or after the tests', [message ?? ''])),
      ...stories.flatMap(({ name, status, messages }) =>
        status === 'expected' || status === 'skipped' ? [] : [reason(`failed: ${name}`, messages)],
      ),
    ],
    times: stories.map(({ name, seconds }) => ({ name, seconds })),
  };
}

function storiesOf(suite: Suite): readonly (TestTime & {
  readonly status: string;
  readonly messages: readonly string[];
})[] {
  return [
    ...(suite.suites ?? []).flatMap(storiesOf),
    ...(suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
      tests.map(({ status, results }) => ({
        name: `${file}:${line} ${title}`,
        status,
        messages: results.flatMap(({ errors = [] }) => errors.map(({ message }) => message ?? '')),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
  ];
}

/** The run's own output has the whole error; its beginning says where to look. */
const longest = 900;

function reason(title: string, messages: readonly string[]): string {
  const why = messages.map((message) => {
    const plain = stripVTControlCharacters(message);
    return plain.length > longest ? `${plain.slice(0, longest)} …` : plain;
  });
  return [title, ...why].join('\n').replaceAll('\n', '\n    ');
}
