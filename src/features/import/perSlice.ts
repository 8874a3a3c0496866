/** How much is done in one go before the page has its turn; each is some milliseconds of work. */
export const perSlice = {
  /** Rows that are read. */
  rows: 80,
  /** Names that are looked up: of each the index weighs those that resemble it. */
  names: 8,
  /** Rows that are decided about. */
  plans: 200,
} as const;
