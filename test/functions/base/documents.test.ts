import { GeoPoint, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { readDelta, readRecord } from '../../../functions/src/base/documents';
import { delta, event, longAgo, match, player } from '../documents';

const stored = (id: string, data: DocumentData | undefined) => ({ id, data: () => data });
const problemOf = (read: ReturnType<typeof readDelta> | ReturnType<typeof readRecord>) =>
  read.ok ? undefined : read.error;

describe('a delta', () => {
  const rename = (rest: DocumentData = {}) => delta('player', 'p1', 'name', 'Anna', { base: 'Ann', ...rest });

  test('is read with its times in milliseconds, without what nobody knows', () => {
    expect(readDelta(stored('d', rename({ decidedAt: longAgo, secret: 1 })))).toEqual({
      ok: true,
      value: {
        ...rename(),
        id: 'd',
        timestamp: longAgo.toMillis(),
        decidedAt: longAgo.toMillis(),
      },
    });
  });

  test.each<[string, DocumentData, string]>([
    ['no collection', { collection: undefined }, 'collection'],
    ['a collection of its own', { collection: 'secrets' }, 'collection'],
    ['a prototype for a collection', { collection: '__proto__' }, 'collection'],
    ['a number for an id', { docId: 5 }, 'docId'],
    ['a list for a field', { field: ['name'] }, 'field'],
    ['no value', { value: undefined }, 'value'],
    ['a value that is no plain data', { value: { at: new GeoPoint(1, 2) } }, 'value'],
    ['a base that is no plain data', { base: new GeoPoint(1, 2) }, 'base'],
    ['nobody for an author', { author: '' }, 'author'],
    ['a status of its own', { status: 'approved' }, 'status'],
    ['a source that is no text', { source: ['a'] }, 'source'],
    ['a note that is no text', { note: { toString: 'a' } }, 'note'],
    ['a text for a time', { timestamp: 'now' }, 'timestamp'],
    ['a number for a time', { timestamp: 1_600_000_000_000 }, 'timestamp'],
    ['no cursor where it is being applied', { applying: { cursor: 7 } }, 'applying.cursor'],
    ['a text where it is being applied', { applying: 'yes' }, 'applying'],
  ])('with %s is refused, and the reason says where', (_, rest, path) => {
    const problem = problemOf(readDelta(stored('d', rename(rest))));
    expect(problem).toContain(`delta/d: expected ${path} to be `);
  });

  test('that is not there is refused', () => {
    expect(readDelta(stored('d', undefined)).ok).toBe(false);
  });

  test('keeps a base of null apart from none', () => {
    const read = (data: DocumentData) => {
      const result = readDelta(stored('d', data));
      return result.ok && 'base' in result.value ? result.value.base : 'none';
    };
    expect([read(rename({ base: null })), read(delta('player', '', '', { name: 'A' }))]).toEqual([
      null,
      'none',
    ]);
  });
});

describe('a record', () => {
  test('keeps what no parser knows, and what parsers read otherwise, since a decision writes it whole', () => {
    const seen = Timestamp.fromMillis(5);
    const data = event({ youtube: 'https://youtu.be/dQw4w9WgXcQ', source: 'a list', seen, extra: { a: 1 } });
    expect(readRecord('event', stored('e', data))).toEqual({
      ok: true,
      value: { ...data, id: 'e', created: longAgo.toMillis(), updatedAt: longAgo.toMillis() },
    });
  });

  test.each([
    ['nothing', undefined],
    ['a tombstone', { deleted: true }],
  ])('is none where there is %s', (_, data) => {
    expect(readRecord('match', stored('m', data))).toEqual({ ok: true, value: undefined });
  });

  test.each<['event' | 'match' | 'player', DocumentData, string]>([
    ['event', event({ sport: undefined }), 'sport'],
    ['event', event({ sport: { id: 5 } }), 'sport.id'],
    ['player', player('Ann', { created: undefined }), 'created'],
    ['match', match({ updatedAt: undefined }), 'updatedAt'],
    ['match', match({ date: undefined }), 'date'],
    ['match', match({ player1: undefined }), 'player1'],
    ['match', match({ player1: 'Ann' }), 'player1'],
    ['match', match({ player2: { name: 'Bea' } }), 'player2.id'],
    ['match', match({ event: { id: 'e', date: '2020-02-02' } }), 'event.sport'],
    ['match', match({ event: [] }), 'event'],
    ['match', match({ gender: {} }), 'gender'],
    ['match', match({ order: '1' }), 'order'],
  ])('of %s that %j is refused, and the reason says where', (collection, data, path) => {
    const problem = problemOf(readRecord(collection, stored('x', data)));
    expect(problem).toContain(`${collection}/x: expected ${path}`);
  });
});
