import { bundleId, deltaId, playerId, userId } from '@/model/ids';
import { selectBundleRevert } from '@/wiki/history/bundleRevert';
import { proposeBundleRevert } from '@/wiki/history/revertingCode';
import { delta, event, match, matchOf, player } from '@test/support/factories';
import { screens, type Rows } from '@test/support/screens';

const bundle = bundleId('b');
const applied = (id: string, fields: Parameters<typeof delta>[1] = {}) =>
  delta(id, { status: 'applied', bundle, decidedAt: 10, ...fields });
const editor = { uid: 'editor', emailVerified: true };
const revert = (rows: Rows, user = editor) => selectBundleRevert(screens(rows, user).state(), 'editor', 'b');

/** One page was divided: `new` is the other person, who fought a match of the first. */
const divided: Rows = {
  events: [event('e1')],
  players: [player('ann', { differentFrom: ['new'] }), player('new'), player('bea')],
  matches: [match('m1', { player1: { id: playerId('new'), name: 'New' } }), match('m2')],
  deltas: [
    applied('new', { collection: 'player', docId: '', field: '', value: { name: 'New' }, decidedAt: 10 }),
    applied('moved', {
      collection: 'match',
      docId: 'm1',
      field: 'player1',
      value: { id: 'new', name: 'New' },
      before: { id: 'ann', name: 'Ann' },
      decidedAt: 11,
    }),
    applied('other', {
      collection: 'player',
      docId: 'ann',
      field: 'differentFrom',
      value: ['new'],
      before: null,
      decidedAt: 12,
    }),
    delta('lone', { status: 'applied', decidedAt: 13, value: 'Another' }),
  ],
};

test('reverting a bundle goes newest first and deletes the records it created', () => {
  expect(revert(divided)).toEqual({
    ids: ['other', 'moved', 'new'],
    edits: [
      { collection: 'player', docId: 'ann', field: 'differentFrom', value: null },
      { collection: 'match', docId: 'm1', field: 'player1', value: { id: 'ann', name: 'Ann' } },
      { collection: 'player', docId: 'new', field: '', value: null },
    ],
    restored: [],
    left: 0,
  });
});

test('a player whom other matches name stays, and so does what has been changed since', () => {
  const since = match('m3', { player2: { id: playerId('new'), name: 'New' } });
  expect(revert({ ...divided, matches: [...divided.matches!, since] })).toMatchObject({ left: 1 });
  const moved = match('m1', { player1: { id: playerId('eve'), name: 'Eve' } });
  expect(revert({ ...divided, matches: [moved] })).toMatchObject({
    edits: [{ field: 'differentFrom' }, { docId: 'new' }],
    left: 1,
  });
});

test('an event goes with the matches of its card, and stays where somebody has added one', () => {
  const made = [
    applied('e1', { docId: '', field: '', value: { name: 'E' } }),
    applied('m1', { collection: 'match', docId: '', field: '', value: {} }),
  ];
  const rows = { events: [event('e1')], matches: [matchOf('m1', 'e1')], deltas: made };
  expect(revert(rows).edits).toHaveLength(2);
  const added = { ...rows, matches: [...rows.matches, matchOf('m9', 'e1')] };
  expect(revert(added)).toMatchObject({ edits: [{ docId: 'm1' }], left: 1 });
});

test('a bundle with the same id by another author is not reverted', () => {
  expect(selectBundleRevert(screens(divided, editor).state(), 'other', 'b')).toEqual({
    ids: [],
    edits: [],
    restored: [],
    left: 0,
  });
});

test('a revert proposes all of it in one bundle; what was deleted a moderator restores, who reverts at once', () => {
  const deleted = applied('gone', { collection: 'match', docId: 'm9', field: '', value: null, before: {} });
  const world = screens({ ...divided, deltas: [...divided.deltas!, deleted] }, editor);
  world.dispatch(proposeBundleRevert('editor', 'b', 'A mistake'));
  const proposals = world.commands().flatMap((body) => (body.kind === 'upsertDelta' ? [body.proposal] : []));
  expect(proposals.map(({ note }) => note)).toEqual(['A mistake', 'A mistake', 'A mistake']);
  expect(new Set(proposals.map((each) => each.bundle)).size).toBe(1);
  expect(proposals[0]?.bundle).not.toBe(bundle);
  const { ids, restored } = selectBundleRevert(world.state(), 'editor', 'b');
  expect(restored).toEqual(['gone']);
  expect(ids).toContain('gone');
});

test('a change that is reverted already is not reverted again', () => {
  const reverted = { by: userId('mod'), at: 1, in: deltaId('revert-x') };
  const deltas = divided.deltas!.map((each) => ({ ...each, reverted }));
  expect(revert({ ...divided, deltas })).toMatchObject({ ids: [], left: 0 });
});
