import { rootReducer } from '@/app/client/rootReducer';
import { scopeKey } from '@/backend/scope';
import { playerId } from '@/model/ids';
import type { Player } from '@/model/records/records';
import type { RootState } from '@/store/typed';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { selectMergedInto } from '@/wiki/records/identitiesSelectors';
import { player } from '@test/support/factories';

const scope = scopeKey({ kind: 'players' });
const knowing = (state: RootState | undefined, docs: readonly Player[]) =>
  rootReducer(state, playersSlice.actions.added({ scope, docs }));
const as = (id: string, sameAs: string) => player(id, { sameAs: playerId(sameAs) });

test('a player stands for everybody who leads to them, and for nobody else', () => {
  const state = knowing(undefined, [player('ann'), as('again', 'ann'), as('third', 'again'), player('bea')]);
  expect(selectMergedInto(state, 'player', 'ann')).toEqual(['again', 'third']);
  for (const id of ['again', 'third', 'bea', 'nobody'])
    expect(selectMergedInto(state, 'player', id)).toEqual([]);
});

test('they are the same list until somebody is merged or no longer is', () => {
  const before = knowing(undefined, [player('ann'), as('again', 'ann'), player('bea')]);
  const after = knowing(before, [player('bea', { name: 'Bea' }), player('cid')]);
  expect(selectMergedInto(after, 'player', 'ann')).toBe(selectMergedInto(before, 'player', 'ann'));
  expect(selectMergedInto(after, 'player', 'bea')).toBe(selectMergedInto(before, 'player', 'nobody'));
  expect(selectMergedInto(knowing(after, [player('again')]), 'player', 'ann')).toEqual([]);
});
