export const sides = ['player1', 'player2'] as const;
export type Side = (typeof sides)[number];

export const otherSide = { player1: 'player2', player2: 'player1' } as const satisfies Record<Side, Side>;

/** How a match ends. `side` did not come, or lost by injury or disqualification. */
export type End =
  | { readonly how: 'finished' }
  | { readonly how: 'noShow' | 'injury' | 'disqualified'; readonly side: Side };

/** The outcome of a match's record, by how it ended. A match that ends level is a draw. */
export const outcomeOfEnd = {
  finished: 'score',
  noShow: 'walkover',
  injury: 'injury',
  disqualified: 'disqualification',
} as const satisfies Record<End['how'], string>;
