import { publicPartOf } from '@/model/acts/publicLog';

const act = (kind: string, target: object, rest = {}) =>
  publicPartOf({
    kind,
    by: 'mod',
    target,
    before: { secret: true },
    done: true,
    proposals: 3,
    ...rest,
  });
const ann = { collection: 'player', id: 'p1', name: 'Ann' };

test('an act says who did what to which record and how many went, and nothing that stood there', () => {
  expect(act('deleteRecord', ann, { records: 4 })).toEqual({
    by: 'mod',
    kind: 'deleteRecord',
    target: ann,
    records: 4,
  });
  expect(act('deleteRecord', ann, { restoredBy: 'x' })).toMatchObject({ isRestored: true });
  expect(act('revert', ann, { reverted: 2, proposed: 1, left: 0, until: 7 })).toEqual({
    ...{ by: 'mod', kind: 'revert', target: ann },
    ...{ reverted: 2, proposed: 1, left: 0 },
  });
});

test('names of deleted proposals and of profiles that lost theirs stay private', () => {
  const proposal = { collection: 'delta', id: 'd', name: 'Rude name' };
  expect(act('deleteDelta', proposal)).toMatchObject({ target: { collection: 'delta', id: 'd' } });
  expect(JSON.stringify(act('restore', proposal))).not.toContain('Rude');
  expect(JSON.stringify(act('resetProfile', { ...proposal, collection: 'profile' }))).not.toContain('Rude');
  expect(act('applyOwn', proposal)).toMatchObject({ target: proposal });
});

test('of bans and roles it says whom, and of bans no more', () => {
  const target = { collection: 'user', id: 'ed' };
  const ban = { openDeltas: 'reject', proposals: 9, proposed: 1, reason: 'spam', records: 0 };
  expect(act('ban', target, ban)).toEqual({ by: 'mod', kind: 'ban', target, records: 0 });
  expect(act('takeRole', target, { by: 'console', role: 'admin' })).toEqual({
    by: 'console',
    kind: 'takeRole',
    role: 'admin',
    target,
  });
});

test('what readers report stays with moderators', () => {
  const target = { collection: 'player', id: 'p', name: 'Ann' };
  expect(publicPartOf({ by: 'mod', kind: 'closeReport', target, proposal: 'd' })).toBeUndefined();
});

test('what is a part of another act has no entry of its own', () => {
  expect(act('deleteRecord', ann, { part: 'revert1' })).toBeUndefined();
});
