import { parseLogEntry } from '@/model/acts/parseLogEntry';

const stored = {
  id: 'a1',
  kind: 'deleteRecord',
  by: 'mod',
  at: 1_000,
  target: { collection: 'event', id: 'e1', name: 'East vs West' },
  before: { name: 'East vs West' },
  records: 3,
  proposals: 1,
  done: true,
};

test('an entry of the log of acts is read without what only the server needs', () => {
  const { before: _, ...entry } = stored;
  expect(parseLogEntry({ ...stored, act: 'a0', cursor: 5 })).toEqual({ ok: true, value: entry });
  expect(parseLogEntry({ ...stored, restoredBy: 'a2' })).toMatchObject({ value: { restoredBy: 'a2' } });
  const { name: __, ...target } = stored.target;
  expect(parseLogEntry({ ...stored, target })).toMatchObject({ ok: true, value: { target } });
});

test('what is done in one step is done, with nothing counted, and may not say whom it was about', () => {
  const { id, by, at } = stored;
  const counted = { records: 0, proposals: 0, done: true };
  const own = { id, by, at, kind: 'applyOwn', target: { collection: 'delta', id: 'd1' } };
  expect(parseLogEntry(own)).toEqual({ ok: true, value: { ...own, ...counted } });
  const reset = {
    ...{ id, by, at },
    kind: 'resetProfile',
    target: { collection: 'profile', id: 'ed', name: 'Rude Words' },
  };
  expect(parseLogEntry({ ...reset, before: { name: 'Rude Words' } })).toEqual({
    ok: true,
    value: { ...reset, ...counted },
  });
  const closing = {
    id,
    by,
    at,
    kind: 'closeReport',
    target: { collection: 'report', id: 'r1' },
    proposal: 'd1',
  };
  expect(parseLogEntry(closing)).toEqual({ ok: true, value: { ...closing, ...counted } });
});

test.each([
  ['kind', 'dropDatabase'],
  ['by', ''],
  ['at', 'yesterday'],
  ['target', { collection: 'secret', id: 's' }],
  ['records', 1.5],
  ['done', 'yes'],
])('one whose %s is broken is refused', (key, value) => {
  expect(parseLogEntry({ ...stored, [key]: value })).toMatchObject({ ok: false });
});
