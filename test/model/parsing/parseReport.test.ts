import fc from 'fast-check';
import { parseReport, parseReportAnswer, parseReportSent } from '@/model/parsing/parseReport';
import { lengthOf, limits } from '@/model/schema/limits';
import { anyUnicode, runs } from '@test/support/property';
import { newIdOf } from '@test/support/newIdOf';

const sent = {
  id: newIdOf('r1'),
  collection: 'event',
  docId: 'e1',
  seen: 1_000,
  text: 'The year is wrong.\nIt was 2019.',
  source: 'https://example.com/results',
};

test('a report of every reader is read as it was sent, with a source or without', () => {
  expect(parseReportSent(sent)).toEqual({ ok: true, value: sent });
  const { source: _, ...without } = sent;
  expect(parseReportSent(without)).toEqual({ ok: true, value: without });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'The year is wrong.'],
  ['a list', [sent]],
  ['no id', { ...sent, id: undefined }],
  ['a path as its id', { ...sent, id: 'r/1' }],
  ['an id that names somebody', { ...sent, id: 'Ann-Smith-1990-Tokyo' }],
  ['an id of another length', { ...sent, id: 'r1' }],
  ['an id that Firestore keeps', { ...sent, id: '__r__' }],
  ['another collection', { ...sent, collection: 'user' }],
  ['an inherited collection', { ...sent, collection: 'constructor' }],
  ['a path as its record', { ...sent, docId: '../secret/preview' }],
  ['no version', { ...sent, seen: '1000' }],
  ['a version before all time', { ...sent, seen: -1 }],
  ['half a millisecond', { ...sent, seen: 0.5 }],
  ['a version after all time', { ...sent, seen: 1e300 }],
  ['too few words', { ...sent, text: 'Wrong' }],
  ['blanks for words', { ...sent, text: `Wrong${' '.repeat(20)}` }],
  ['too many words', { ...sent, text: 'x'.repeat(limits.note + 1) }],
  ['words that turn around what follows', { ...sent, text: 'It was \u{202E}9102, not this' }],
  ['half a character', { ...sent, text: 'It was not this \u{D800}' }],
  ['a source of two lines', { ...sent, source: 'a\nb' }],
  ['an empty source', { ...sent, source: '' }],
  ['more than is asked for', { ...sent, by: 'somebody' }],
])('with %s it is refused', (_, input) => {
  expect(parseReportSent(input).ok).toBe(false);
});

test('characters are counted as a reader counts them', () => {
  expect(parseReportSent({ ...sent, text: '\u{1F4AA}'.repeat(limits.note) }).ok).toBe(true);
  expect(parseReportSent({ ...sent, text: '\u{1F4AA}'.repeat(limits.reportMin - 1) }).ok).toBe(false);
});

test('whatever comes is refused or has the shape of a report, and is read again as the same', () => {
  const hostile = fc.oneof(
    fc.anything(),
    fc.record(
      {
        id: fc.oneof(fc.constant('r1'), fc.anything()),
        collection: fc.oneof(fc.constantFrom('event', 'match', 'player'), fc.anything()),
        docId: fc.oneof(fc.constant('e1'), fc.anything()),
        seen: fc.oneof(fc.nat(), fc.anything()),
        text: fc.oneof(anyUnicode({ minLength: 8, maxLength: 40 }), fc.anything()),
        source: fc.oneof(anyUnicode(), fc.anything()),
      },
      { requiredKeys: ['id', 'collection', 'docId', 'seen', 'text'] },
    ),
  );
  fc.assert(
    fc.property(hostile, (input) => {
      const read = parseReportSent(input);
      if (!read.ok) return expect(typeof read.error).toBe('string');
      const { text, seen, collection } = read.value;
      expect(['event', 'match', 'player']).toContain(collection);
      expect(Number.isSafeInteger(seen)).toBe(true);
      expect(lengthOf(text)).toBeGreaterThanOrEqual(limits.reportMin);
      expect(lengthOf(text)).toBeLessThanOrEqual(limits.note);
      expect(parseReportSent(read.value)).toEqual(read);
    }),
    runs(300),
  );
});

test('a stored report is read with what became of it, and without what nobody asked for', () => {
  const stored = { ...sent, at: 2_000, name: 'East vs West', by: 'ed' };
  expect(parseReport({ ...stored, open: true })).toEqual({ ok: true, value: stored });
  const closed = { by: 'mod', at: 3_000, note: 'It is right', delta: 'd1' };
  expect(parseReport({ ...stored, open: false, closed })).toEqual({ ok: true, value: { ...stored, closed } });
  expect(parseReport({ ...stored, at: undefined }).ok).toBe(false);
});

test('an answer is one of those that are known', () => {
  expect(parseReportAnswer({ outcome: 'taken' })).toEqual({ ok: true, value: { outcome: 'taken' } });
  const refused = { outcome: 'refused', why: 'tooSoon' };
  expect(parseReportAnswer(refused)).toEqual({ ok: true, value: refused });
  for (const other of [undefined, {}, { outcome: 'refused' }, { outcome: 'refused', why: 'toString' }])
    expect(parseReportAnswer(other).ok).toBe(false);
});
