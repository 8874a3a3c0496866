import { createSlice as createToolkitSlice, freeze } from '@reduxjs/toolkit';

/**
 * The toolkit's, but a slice's cases are collected with its first action. When the store is created each slice only gives its
 * first state: collecting the cases of twenty slices and freezing their states through drafts took three quarters of that.
 */
export const createSlice: typeof createToolkitSlice = (options) => {
  const { initialState } = options;
  const slice = createToolkitSlice(options);
  const { reducer } = slice;
  return Object.assign(slice, {
    reducer: (...[state, action]: Parameters<typeof reducer>) =>
      state === undefined && action.type.startsWith('@@redux/INIT')
        ? freeze(initialState instanceof Function ? initialState() : initialState, true)
        : reducer(state, action),
  });
};
