import fc from 'fast-check';
import {
  anonymousMessage,
  browserErrorSizes,
  isOwnFrame,
  ownFrames,
  type BrowserError,
} from '@/model/operating/browserError';
import { parseBrowserErrors } from '@/model/operating/parseBrowserErrors';
import { runs } from '@test/support/property';

test.each([
  ['TypeError: x is undefined', 'TypeError: x is undefined'],
  [
    "Cannot read properties of undefined (reading 'rows')",
    'Cannot read properties of undefined (reading "…")',
  ],
  [
    'event/ann-1: expected name to be a text, found "Ann Example"',
    'event/… expected name to be a text, found "…"',
  ],
  ['Failed to fetch https://wiki.example/player/ann?token=1', 'Failed to fetch <address>'],
  ['No account for ann@example.com here', 'No account for <e-mail> here'],
  ['No row Abc123Def456Ghi789J0', 'No row <id>'],
  ['Expected 3 rows, found 1763700000000', 'Expected 3 rows, found <id>'],
  ['Nothing in 2025', 'Nothing in #'],
  ['First line\nsecond, with a name', 'First line'],
  ['Red \u001b[31mtext\u0000 \u202eturned\r', 'Red  [31mtext   turned'],
])('of %j nothing is told but %j', (message, told) => {
  expect(anonymousMessage(message)).toBe(told);
});

test('what is clean stays as it is, and no message is too long', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000 }), (message) => {
      const once = anonymousMessage(message);
      expect(once.length).toBeLessThanOrEqual(browserErrorSizes.message);
      expect(once).not.toMatch(/\d{4}/);
      expect(anonymousMessage(once).length).toBeLessThanOrEqual(browserErrorSizes.message);
    }),
    runs(200),
  );
});

const chromium = `TypeError: x is undefined
    at rename (https://wiki.example/assets/page-event.0123456789.js:1:234)
    at async Object.go [as run] (https://wiki.example/assets/main.0123456789.js:1:5)
    at https://wiki.example/assets/main.0123456789.js:1:6
    at inject (chrome-extension://abc/content.js:1:2)
    at https://wiki.example/player/ann-example:3:4`;
const firefox = `rename@https://wiki.example/assets/page-event.0123456789.js:1:234
@https://wiki.example/assets/main.0123456789.js:1:6
inject@moz-extension://abc/content.js:1:2`;

test('of a stack only the places in our own code are told, whatever browser wrote it', () => {
  expect(ownFrames(chromium)).toEqual([
    'rename assets/page-event.0123456789.js:1:234',
    'Object.go [as run] assets/main.0123456789.js:1:5',
    'assets/main.0123456789.js:1:6',
  ]);
  expect(ownFrames(firefox)).toEqual([
    'rename assets/page-event.0123456789.js:1:234',
    'assets/main.0123456789.js:1:6',
  ]);
  expect([...ownFrames(chromium), ...ownFrames(firefox)].every(isOwnFrame)).toBe(true);
});

const error: BrowserError = {
  kind: 'error',
  version: '0.1.0+abc1234',
  page: 'player',
  message: 'TypeError: x is undefined',
  stack: ['rename assets/page-event.0123456789.js:1:234'],
  browser: 'Firefox 140',
};

test('an error is read, its message cleaned again; anything more is refused', () => {
  expect(parseBrowserErrors({ errors: [{ ...error, message: 'No "Ann"' }] })).toEqual({
    ok: true,
    value: [{ ...error, message: 'No "…"' }],
  });
  for (const bad of [
    {},
    { errors: [] },
    { errors: Array.from({ length: 11 }, () => error) },
    { errors: [{ ...error, uid: 'ann' }] },
    { errors: [{ ...error, page: '/player/ann' }] },
    { errors: [{ ...error, stack: ['https://wiki.example/player/ann:1:2'] }] },
    { errors: [{ ...error, message: 'x'.repeat(301) }] },
    { errors: [{ ...error, kind: 'other' }] },
    { errors: [error], uid: 'ann' },
  ])
    expect(parseBrowserErrors(bad).ok).toBe(false);
});
