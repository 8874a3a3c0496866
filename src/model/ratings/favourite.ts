/** How far ahead the likelier winner is. */
export type Lead = 'even' | 'slight' | 'favourite' | 'clear';

/** The likelier winner of a match: 0 for the player whose chance it is, 1 for the other one. */
export interface Favourite {
  readonly side: 0 | 1;
  readonly lead: Lead;
  /** The chance of the likelier winner, from a half to 1. */
  readonly chance: number;
}

/** The likelier winner at a chance from 0 to 1, and the word for it; of equal chances the first player is named. */
export function favouriteOf(own: number): Favourite {
  const side = own >= 0.5 ? 0 : 1;
  const chance = side === 0 ? own : 1 - own;
  return { side, chance, lead: leadAt(chance) };
}

/** The words change where odds are about 6 : 5, 2 : 1 and 4 : 1. */
function leadAt(chance: number): Lead {
  if (chance < 0.55) return 'even';
  if (chance < 0.65) return 'slight';
  return chance < 0.8 ? 'favourite' : 'clear';
}
