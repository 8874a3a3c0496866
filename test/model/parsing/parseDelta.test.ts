import { parseDelta } from '@/model/parsing/parseDelta';

const storedDelta = {
  id: 'd1',
  collection: 'event',
  docId: 'e1',
  field: 'name',
  value: 'East vs West',
  base: 'East v West',
  author: 'u1',
  timestamp: 30,
  status: 'new',
};

test('a delta is read as it is stored', () => {
  expect(parseDelta(storedDelta)).toEqual({ ok: true, value: storedDelta });
});

test('a delta may propose nothing in place of something', () => {
  expect(parseDelta({ ...storedDelta, field: 'youtube', value: null, base: null })).toMatchObject({
    value: { value: null, base: null },
  });
});

test('a delta that says together with others what is edited by itself is refused', () => {
  const together = { name: 'Ann', sameAs: 'p2' };
  const stored = {
    ...storedDelta,
    collection: 'player',
    docId: 'p1',
    field: '',
    value: together,
    base: {},
  };
  expect(parseDelta(stored)).toMatchObject({
    ok: false,
    error: expect.stringContaining('expected sameAs to be edited by itself'),
  });
});

test('a delta may be a deletion, with a reason, in a bundle', () => {
  const deletion = { ...storedDelta, field: '', value: null, note: 'Twice', bundle: 'b1' };
  expect(parseDelta(deletion)).toMatchObject({ ok: true, value: { value: null, bundle: 'b1' } });
  expect(parseDelta({ ...deletion, note: undefined })).toMatchObject({ ok: false });
});

test('a delta says what a moderator changed and left out, and is read without what it says badly', () => {
  const decided = { ...storedDelta, status: 'applied', amended: { proposed: 'M', by: 'u2' }, rest: 'd2' };
  expect(parseDelta(decided)).toEqual({ ok: true, value: decided });
  expect(parseDelta({ ...decided, amended: { proposed: 'M' }, rest: 7 })).toEqual({
    ok: true,
    value: { ...storedDelta, status: 'applied' },
  });
});

test('a delta keeps what was decided and drops what cannot be read', () => {
  const fields = {
    reason: 'no',
    decidedBy: 'u2',
    decidedAt: 40,
    problem: '',
    problemAt: 'x',
    applying: {},
    before: 1,
  };
  const result = parseDelta({ ...storedDelta, ...fields });
  expect(result).toEqual({
    ok: true,
    value: { ...storedDelta, reason: 'no', decidedBy: 'u2', decidedAt: 40, before: 1 },
  });
});

test.each([
  [
    { ...storedDelta, collection: 'user' },
    'delta/d1: expected collection to be one of event, match, player, found "user"',
  ],
  [
    { ...storedDelta, status: 'old' },
    'delta/d1: expected status to be new, rejected or applied, found "old"',
  ],
  [{ ...storedDelta, value: () => 1 }, 'delta/d1: expected value to be plain data, found '],
  [{ ...storedDelta, timestamp: null }, 'delta/d1: expected timestamp to be a time, found null'],
  [
    { ...storedDelta, field: '__proto__' },
    'delta/d1: field: expected an editable field of event, found "__proto__"',
  ],
  [
    { ...storedDelta, value: { evil: 1 } },
    'delta/d1: expectedName {"field":"name","found":"{\\"evil\\":1}","max":100}',
  ],
])('one that would break a screen is refused by a sentence: %#', (input, error) => {
  const result = parseDelta(input);
  expect(result.ok ? '' : result.error).toContain(error);
});
