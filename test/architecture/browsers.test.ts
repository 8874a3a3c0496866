import { Linter } from 'eslint';
import browsers from '../../eslint.browsers.js';

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
