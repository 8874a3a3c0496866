/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { readersDay, useToday } from '@/parts/days/useToday';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { screens } from '@test/support/screens';

const dayMs = 86_400_000;

function Today() {
  return <p>{useToday()}</p>;
}

const shown = () => screen.getByText(/^\d{4}-/).textContent;

test('where the clock is behind, it is the day that the server has told', () => {
  const c = screens({});
  c.show(<Today />);
  expect(shown()).toBe(readersDay());
  const { answered } = scopesSlice.actions;
  act(() => void c.store.dispatch(answered({ scope: 'events', at: Date.now() + 3 * dayMs })));
  const told = shown();
  expect((told ?? '') > readersDay()).toBe(true);
  act(() => void c.store.dispatch(answered({ scope: 'players', at: Date.now() - dayMs })));
  expect(shown()).toBe(told);
});

test('a time of before says nothing about today', () => {
  const c = screens({});
  c.store.dispatch(scopesSlice.actions.answered({ scope: 'events', at: Date.now() - 3 * dayMs }));
  c.show(<Today />);
  expect(shown()).toBe(readersDay());
});
