/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { FillProgress } from '@/parts/scopes/FillProgress';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { screens } from '@test/support/screens';

test('the first load shows how far it has come, by what is furthest behind, until the server has answered', () => {
  const world = screens({});
  world.show(<FillProgress />);
  const { filled, answered } = scopesSlice.actions;
  const bar = () => screen.queryByRole<HTMLProgressElement>('progressbar', { name: 'Loading the results' });
  expect(bar()).toBeNull();
  act(() => {
    world.store.dispatch(filled({ scope: 'players', share: 0.75 }));
    world.store.dispatch(filled({ scope: 'events', share: 0.5 }));
  });
  expect(bar()?.value).toBe(0.5);
  act(() => void world.store.dispatch(answered({ scope: 'events' })));
  expect(bar()?.value).toBe(0.75);
  act(() => void world.store.dispatch(answered({ scope: 'players' })));
  expect(bar()).toBeNull();
});
