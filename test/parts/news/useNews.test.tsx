/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { selectEventLayers } from '@/wiki/records/recordsSelectors';
import { selectEventsOfSport } from '@/features/sports/lists/seriesSelectors';
import { storageActions } from '@/wiki/storage/storageSlice';
import { useNews } from '@/parts/news/useNews';
import { userId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { delta, event } from '@test/support/factories';
import { screens } from '@test/support/screens';

const opening: ScopeStatus = { status: 'opening', resumes: true };

function list(first: ScopeStatus | undefined, ids: readonly string[] = ['a', 'b']) {
  const { store } = screens({ events: ids.map((id) => event(id)) }, { uid: 'me' });
  const { result, rerender } = renderHook(
    ({ scope, asked }) =>
      useNews(
        useAppSelector((state) => selectEventsOfSport(state, 'armw')),
        useAppSelector(selectEventLayers),
        { scope, asked, stored: 'event' },
      ),
    {
      initialProps: { scope: first, asked: '' },
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    },
  );
  return {
    store,
    rerender,
    come: (...newer: readonly string[]) =>
      act(
        () =>
          void store.dispatch(
            eventsSlice.actions.added({ scope: 'events', docs: newer.map((id) => event(id)) }),
          ),
      ),
    shown: () => result.current.rows.map(({ id }) => id).sort(),
    news: () => result.current.count,
    show: () => act(() => result.current.show()),
  };
}

test('what came since the last visit is told first and shown when wanted', () => {
  const { come, rerender, shown, news, show } = list(opening);
  come('c', 'd');
  expect([shown(), news()]).toEqual([['a', 'b'], 2]);
  rerender({ scope: { status: 'live' }, asked: '' });
  expect([shown(), news()]).toEqual([['a', 'b'], 2]);
  show();
  expect([shown(), news()]).toEqual([['a', 'b', 'c', 'd'], 0]);
});

test('once the server has said what is newer, what happens is shown as it happens', () => {
  const { come, rerender, shown, news } = list(opening);
  come('c');
  rerender({ scope: { status: 'live' }, asked: '' });
  come('d');
  expect([shown(), news()]).toEqual([['a', 'b', 'd'], 1]);
});

test('who asks for something else is shown everything, also back at what was asked first', () => {
  const { come, rerender, shown } = list(opening);
  come('c');
  rerender({ scope: opening, asked: 'harbour' });
  expect(shown()).toEqual(['a', 'b', 'c']);
  rerender({ scope: opening, asked: '' });
  expect(shown()).toEqual(['a', 'b', 'c']);
});

test('a row that goes is gone, and what one proposes oneself is there', () => {
  const { store, shown, news } = list(opening);
  const value = { name: 'Mine', date: '2026-01-01', sport: { id: 'armw' } };
  const proposed = delta('mine', { collection: 'event', author: userId('me'), docId: '', field: '', value });
  act(() => {
    store.dispatch(eventsSlice.actions.removed({ scope: 'events', ids: ['a'], deletedIds: ['a'] }));
    store.dispatch(deltasSlice.actions.added({ scope: 'ownDeltas/me', docs: [proposed] }));
  });
  expect([shown(), news()]).toEqual([['b', 'mine'], 0]);
});

test('what is proposed oneself stays when it is applied meanwhile', () => {
  const { store, come, shown, rerender } = list(undefined);
  const value = { name: 'Mine', date: '2026-01-01', sport: { id: 'armw' } };
  const proposed = delta('mine', { collection: 'event', author: userId('me'), docId: '', field: '', value });
  act(() => void store.dispatch(deltasSlice.actions.added({ scope: 'ownDeltas/me', docs: [proposed] })));
  rerender({ scope: opening, asked: '' });
  come('mine');
  expect(shown()).toEqual(['a', 'b', 'mine']);
});

test('what the device still brings back is no news, nor what comes before all of that', () => {
  const { store, come, rerender, shown, news } = list(undefined);
  act(() => void store.dispatch(storageActions.rowsAwaited(['event'])));
  rerender({ scope: opening, asked: '' });
  come('c');
  act(() => void store.dispatch(storageActions.rowsBack('event')));
  expect([shown(), news()]).toEqual([['a', 'b', 'c'], 0]);
});

test.each([
  ['a first load', { status: 'opening' }, ['a']],
  ['a device without rows', opening, []],
  ['a list that is followed already', { status: 'live' }, ['a']],
] as const)('%s has no news', (_what, scope, before) => {
  const { come, shown, news } = list(scope, before);
  come('c', 'd');
  expect([shown(), news()]).toEqual([[...before, 'c', 'd'], 0]);
});

test('while the stream is broken nothing is lost', () => {
  const broken: ScopeStatus = { status: 'failed', error: { code: 'unavailable', message: '' } };
  const { come, rerender, shown, news } = list(broken);
  rerender({ scope: opening, asked: '' });
  rerender({ scope: broken, asked: '' });
  rerender({ scope: opening, asked: '' });
  come('c');
  expect([shown(), news()]).toEqual([['a', 'b'], 1]);
});
