import regexp from 'eslint-plugin-regexp';

/** Refuses patterns whose time may grow faster than a hostile text is long; also patterns put together from constants. */
export const linearPatterns = {
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
    'regexp/no-super-linear-move': ['error', { report: 'certain' }],
  },
};
