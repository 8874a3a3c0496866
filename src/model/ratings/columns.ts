import { triangle, type Belief } from './belief';

/**
 * The matches of a rating book, by slot, and of both players' parts in them, by entry: numbers beside each
 * other, since every update goes through all of them.
 */
export interface Columns {
  /** By slot: days since 1970. */
  readonly days: Int32Array;
  /** By slot: the place of the strength that the match is about. */
  readonly places: Int8Array;
  /** By entry: the player's number. */
  readonly players: Int32Array;
  /** By entry: the player's entry before, or -1. */
  readonly previous: Int32Array;
  /** By entry: the pass in which the belief last became another; 0 for never yet rated. */
  readonly changed: Int32Array;
  readonly read: (entry: number) => Belief;
  readonly write: (entry: number, belief: Belief) => void;
  /** The stored beliefs: of each entry the means, then the covariances. */
  readonly beliefs: Float64Array;
  /** Tells whether the stored belief is within the tolerance of this one, in every number. */
  readonly isNear: (entry: number, belief: Belief, tolerance: number) => boolean;
}

/** Columns for so many slots, of players with so many strengths, with what smaller ones held. */
export function createColumns(size: number, strengths: number, from?: Columns): Columns {
  const covariances = triangle(strengths);
  const width = strengths + covariances;
  // Copies of lists of fractions are ready to take any number, which is what reading is fast by.
  const someMeans = new Array<number>(strengths).fill(0.5);
  const someCovariances = new Array<number>(covariances).fill(0.5);
  const days = new Int32Array(size);
  const places = new Int8Array(size);
  const players = new Int32Array(size * 2);
  const previous = new Int32Array(size * 2);
  const changed = new Int32Array(size * 2);
  const beliefs = new Float64Array(size * 2 * width);
  if (from) {
    days.set(from.days);
    places.set(from.places);
    players.set(from.players);
    previous.set(from.previous);
    changed.set(from.changed);
    beliefs.set(from.beliefs);
  }
  return {
    days,
    places,
    players,
    previous,
    changed,
    beliefs,
    read: (entry: number): Belief => {
      const at = entry * width;
      const belief = { means: someMeans.slice(), covariances: someCovariances.slice() };
      for (let each = 0; each < strengths; each += 1) belief.means[each] = beliefs[at + each]!;
      for (let each = 0; each < covariances; each += 1)
        belief.covariances[each] = beliefs[at + strengths + each]!;
      return belief;
    },
    write: (entry: number, belief: Belief) => {
      const at = entry * width;
      for (let each = 0; each < strengths; each += 1) beliefs[at + each] = belief.means[each]!;
      for (let each = 0; each < covariances; each += 1)
        beliefs[at + strengths + each] = belief.covariances[each]!;
    },
    isNear: (entry: number, belief: Belief, tolerance: number) => {
      const at = entry * width;
      // Not near where a number is none: the comparison is false then.
      for (let each = 0; each < strengths; each += 1)
        if (!(Math.abs(beliefs[at + each]! - belief.means[each]!) < tolerance)) return false;
      for (let each = 0; each < covariances; each += 1)
        if (!(Math.abs(beliefs[at + strengths + each]! - belief.covariances[each]!) < tolerance))
          return false;
      return true;
    },
  };
}
