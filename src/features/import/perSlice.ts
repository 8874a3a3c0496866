/** Items per slice, after which the page may render. Each slice takes some milliseconds. */
export const perSlice = {
  rows: 80,
  names: 8,
  plans: 200,
} as const;
