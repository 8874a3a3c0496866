import { scopeKey } from '@/backend/scope';
import type { Snapshot } from '@/backend/snapshot';
import type { Player } from '@/model/records/records';
import { replacedMark, withheldName } from '@/model/privacy/withholding';
import { withheldRows } from '@/wiki/scopes/withheldRows';
import { delta, player } from '@test/support/factories';

const scope = { kind: 'players' } as const;
const arriving = (...docs: readonly Player[]): Snapshot => ({
  entity: 'player',
  events: [{ kind: 'modified', docs }],
  unreadable: [],
  complete: true,
});
const withheld = (id: string, over: Partial<Player> = {}) =>
  player(id, { name: withheldName, hidden: true, withheld: true, ...over });

const about = (id: string, docId: string, over: Parameters<typeof delta>[1] = {}) =>
  delta(id, { collection: 'player', docId, field: 'city', value: 'Oslo', status: 'applied', ...over });
const deltas = [
  about('told', 'ann-lee', { before: 'Rome' }),
  about('emptied', 'x1', { value: null, base: null, before: null }),
  about('renamed', 'x1', { field: 'name', value: withheldName, base: withheldName, before: withheldName }),
  about('noted', 'x1', { value: null, base: null, note: 'She told me' }),
  about('others', 'bea'),
  delta('match', { collection: 'match', docId: 'x1', field: 'order', value: 3, status: 'applied' }),
];
const rows = { held: () => ['ann-lee', 'ann-leed', 'bea'], deltas: () => deltas };
const goneIn = (snapshot: Snapshot) =>
  withheldRows(snapshot, scope, rows).map(({ entity, events: [event] }) => [
    entity,
    event?.kind === 'removed' ? event.deletedIds : [],
  ]);

test('a device lets go of a page whose id had the name in it, and of what it has read of its history', () => {
  const page = withheld('x1', { replaces: replacedMark('x1', 'ann-lee') });
  expect(goneIn(arriving(player('bea'), page))).toEqual([
    ['player', ['ann-lee']],
    ['delta', ['told', 'noted']],
  ]);
});

test('of a page that kept its id the history alone goes, and of everybody else nothing', () => {
  expect(goneIn(arriving(withheld('x1')))).toEqual([['delta', ['noted']]]);
  expect(goneIn(arriving(player('ann-lee'), player('bea', { hidden: true })))).toEqual([]);
  expect(goneIn({ entity: 'delta', events: [], unreadable: [], complete: true })).toEqual([]);
  expect(scopeKey(scope)).toBe('players');
});
