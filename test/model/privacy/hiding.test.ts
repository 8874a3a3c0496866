import fc from 'fast-check';
import { hiddenAmong, hidingOf, isListed } from '@/model/privacy/hiding';
import { delta, player } from '@test/support/factories';

test('whoever says to be hidden is, or is marked as a minor, and nobody else', () => {
  const players = [player('ann'), player('bea', { hidden: true }), player('cid', { minor: true })];
  expect(players.map(isListed)).toEqual([true, false, false]);
  expect([...hiddenAmong(players)]).toEqual(['bea', 'cid']);
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom<string>('ann', 'bea', 'cid', 'dan')), (ids) => {
      const everybody = ['ann', 'bea', 'cid', 'dan'].map((id) =>
        player(id, ids.includes(id) ? { hidden: true } : {}),
      );
      expect([...hiddenAmong(everybody)].sort()).toEqual([...ids].sort());
    }),
  );
});

test('a proposal hides a player, shows one again, or is about something else', () => {
  const of = (over: Parameters<typeof delta>[1]) => hidingOf(delta('d', over));
  expect(of({ collection: 'player', docId: 'ann', field: 'hidden', value: true })).toBe(true);
  expect(of({ collection: 'player', docId: 'ann', field: 'hidden', value: null })).toBe(false);
  expect(of({ collection: 'player', docId: 'ann', field: 'city', value: 'Oslo' })).toBeUndefined();
  expect(of({ collection: 'match', docId: 'm', field: 'main', value: true })).toBeUndefined();
});
