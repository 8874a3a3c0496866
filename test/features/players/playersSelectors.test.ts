import { legacy_createStore as createStore } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/rootReducer';
import { findPlayers, selectSearchablePlayers } from '@/features/players/playersSelectors';
import { playersSlice } from '@/features/wiki/entities/playersSlice';
import { player } from '@test/support/factories';

function storeWith(...docs: readonly ReturnType<typeof player>[]) {
  const store = createStore(rootReducer);
  store.dispatch(playersSlice.actions.reset({ scope: 'players', docs }));
  return store;
}

test('players are found by name or alias, in the order of their names', () => {
  const store = storeWith(
    player('c', { name: 'Denis Cyplenkov', aliases: ['Denis Tsyplenkov'] }),
    player('d', { name: 'Cenk Koçak' }),
    player('e', { name: 'Devon Larratt' }),
  );
  const find = (query: string) => findPlayers(selectSearchablePlayers(store.getState()), query);
  expect(find('')).toEqual(['d', 'c', 'e']);
  expect(find('tsyp')).toEqual(['c']);
  expect(find('kocak')).toEqual(['d']);
  expect(find('de')).toEqual(['c', 'e']);
  // Words of a name and of its alias are not mixed.
  expect(find('cyplenkov tsyplenkov')).toEqual([]);
});

test('the search reads a renamed player by the new name, and nothing anew for other news', () => {
  const store = storeWith(player('a', { name: 'Ann' }));
  const before = selectSearchablePlayers(store.getState());
  store.dispatch({ type: 'scopes/opened', payload: { scope: 'players' } });
  expect(selectSearchablePlayers(store.getState())).toBe(before);
  store.dispatch(playersSlice.actions.modified({ scope: 'players', docs: [player('a', { name: 'Bea' })] }));
  expect(findPlayers(selectSearchablePlayers(store.getState()), 'bea')).toEqual(['a']);
});
