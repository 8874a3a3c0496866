import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Linter } from 'eslint';
import browsers from '../../eslint.browsers.js';

const root = resolve(__dirname, '../../src');

// `npm test -- lint` checks the client with this rule.
const lacking = (code: string) =>
  new Linter()
    .verify(code, { plugins: { browsers }, rules: { 'browsers/lacking': 'error' } })
    .map(({ message }) => /lacks (\w+);/.exec(message)?.[1] ?? message);

test.each([
  ['URL.canParse(text)', 'canParse'],
  ['AbortSignal.any([one, other])', 'any'],
  ['Promise.withResolvers()', 'withResolvers'],
  ['Object.groupBy(rows, dayOf)', 'groupBy'],
  ['requestIdleCallback(work)', 'requestIdleCallback'],
  ['window.requestIdleCallback(work)', 'requestIdleCallback'],
  ['navigator.setAppBadge(1)', 'setAppBadge'],
  ['element.checkVisibility()', 'checkVisibility'],
  ['new Intl.DurationFormat("en")', 'DurationFormat'],
  ['if (other.checkVisibility) URL.canParse(text)', 'canParse'],
])('the lint refuses %s, which a supported browser lacks', (code, name) => {
  expect(lacking(code)).toEqual([name]);
});

test.each([
  'if ("setAppBadge" in navigator) navigator.setAppBadge(1)',
  'typeof requestIdleCallback === "undefined" ? wait() : requestIdleCallback(work)',
  'const there = URL.canParse ? URL.canParse(text) : isUrl(text)',
  'element.checkVisibility?.()',
  'class Own { checkVisibility() {} } shown.checkVisibility()',
  'rows.toSorted(byDay).at(-1)',
  'fetch(path, { signal: AbortSignal.timeout(1_000) })',
  'const requestIdleCallback = later; requestIdleCallback(work)',
])('the lint takes %s', (code) => {
  expect(lacking(code)).toEqual([]);
});

/** What a supported browser drops with its whole declaration: text for readers of a sign, and the height of a line. */
const dropped = /content: [^;]* \/ |\dr?lh\b/;

test('a style that a supported browser drops follows one that it takes', () => {
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(50);
  const alone = sheets.flatMap((sheet) => {
    const lines = readFileSync(join(root, sheet), 'utf8').split('\n');
    const property = (line = '') => line.split(':', 1)[0];
    return lines.filter(
      (line, at) =>
        dropped.test(line) && (property(lines[at - 1]) !== property(line) || dropped.test(lines[at - 1]!)),
    );
  });
  expect(alone).toEqual([]);
});
