import { configureStore, createSlice as createToolkitSlice } from '@reduxjs/toolkit';
import { createSlice } from '@/store/createSlice';

const options = () => {
  const collected = jest.fn();
  return {
    name: 'list' as const,
    initialState: (): { items: string[]; closed?: true } => ({ items: [] }),
    reducers: {
      added: (state: { items: string[] }, { payload }: { payload: string; type: string }) => {
        state.items.push(payload);
      },
    },
    extraReducers: (builder: {
      addCase: (type: string, reducer: (state: { closed?: true }) => void) => unknown;
    }) => {
      collected();
      builder.addCase('closed', (state) => {
        state.closed = true;
      });
    },
    collected,
  };
};

test('a store is created before the cases of its slices are collected, and its first states are frozen', () => {
  const given = options();
  const { reducer, actions } = createSlice(given);
  const store = configureStore({ reducer });
  expect(given.collected).not.toHaveBeenCalled();
  const first = store.getState();
  expect(first).toEqual({ items: [] });
  expect([first, first.items].every((part) => Object.isFrozen(part))).toBe(true);
  store.dispatch(actions.added('a'));
  expect(given.collected).toHaveBeenCalledTimes(1);
  expect(store.getState()).toEqual({ items: ['a'] });
});

test('without a state every other action meets the first one, as in the toolkit', () => {
  const ours = createSlice(options());
  const theirs = createToolkitSlice(options());
  for (const action of [ours.actions.added('a'), { type: 'closed' }, { type: 'other' }])
    expect(ours.reducer(undefined, action)).toEqual(theirs.reducer(undefined, action));
});
