import { legacy_createStore as createStore } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/rootReducer';
import { eventsSlice } from '@/features/wiki/entities/eventsSlice';
import { matchesSlice } from '@/features/wiki/entities/matchesSlice';
import { selectCountedMatches } from '@/features/wiki/display/standingsSelectors';
import { event, matchOf } from '@test/support/factories';

function storeWith(valid: 0 | 1) {
  const store = createStore(rootReducer);
  store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs: [event('e1', { valid })] }));
  store.dispatch(
    matchesSlice.actions.reset({
      scope: 'matchesOfSport/armw',
      docs: [matchOf('m1', 'e1'), matchOf('m2', 'gone')],
    }),
  );
  return store;
}

const counted = (store: ReturnType<typeof storeWith>) =>
  selectCountedMatches(store.getState(), 'armw').map(({ id }) => id);

test('only matches of reviewed events that exist count', () => {
  expect(counted(storeWith(1))).toEqual(['m1']);
  expect(counted(storeWith(0))).toEqual([]);
});

test('approving an event makes its matches count', () => {
  const store = storeWith(0);
  store.dispatch(eventsSlice.actions.modified({ scope: 'events', docs: [event('e1', { valid: 1 })] }));
  expect(counted(store)).toEqual(['m1']);
});

test('what concerns neither events nor matches recomputes nothing', () => {
  const store = storeWith(1);
  const before = selectCountedMatches(store.getState(), 'armw');
  store.dispatch({ type: 'scopes/opened', payload: { scope: 'players' } });
  expect(selectCountedMatches(store.getState(), 'armw')).toBe(before);
});
