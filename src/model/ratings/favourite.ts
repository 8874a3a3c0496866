export type Lead = 'even' | 'slight' | 'favourite' | 'clear';

/** `side` is 0 for the player whose chance was passed, 1 for the opponent. */
export interface Favourite {
  readonly side: 0 | 1;
  readonly lead: Lead;
  readonly chance: number;
}

export function favouriteOf(own: number): Favourite {
  const side = own >= 0.5 ? 0 : 1;
  const chance = side === 0 ? own : 1 - own;
  return { side, chance, lead: leadAt(chance) };
}

function leadAt(chance: number): Lead {
  if (chance < 0.55) return 'even';
  if (chance < 0.65) return 'slight';
  return chance < 0.8 ? 'favourite' : 'clear';
}
