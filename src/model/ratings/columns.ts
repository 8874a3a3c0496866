import type { Belief } from './belief';

/**
 * The matches of a rating book, by slot, and of both players' parts in them, by entry: numbers beside each
 * other, since every update goes through all of them.
 */
export interface Columns {
  /** By slot: days since 1970. */
  readonly days: Int32Array;
  /** By entry: the player's number. */
  readonly players: Int32Array;
  /** By entry: the player's entry before, or -1. */
  readonly previous: Int32Array;
  /** By entry: the pass in which the belief last became another; 0 for never yet rated. */
  readonly changed: Int32Array;
  readonly read: (entry: number) => Belief;
  readonly write: (entry: number, belief: Belief) => void;
  /** The stored beliefs, five numbers an entry. */
  readonly beliefs: Float64Array;
  /** Tells whether the stored belief is within the tolerance of this one, in every number. */
  readonly isNear: (entry: number, belief: Belief, tolerance: number) => boolean;
}

/** Columns for so many slots, with what smaller ones held. */
export function createColumns(size: number, from?: Columns): Columns {
  const days = new Int32Array(size);
  const players = new Int32Array(size * 2);
  const previous = new Int32Array(size * 2);
  const changed = new Int32Array(size * 2);
  const beliefs = new Float64Array(size * 2 * width);
  if (from) {
    days.set(from.days);
    players.set(from.players);
    previous.set(from.previous);
    changed.set(from.changed);
    beliefs.set(from.beliefs);
  }
  return {
    days,
    players,
    previous,
    changed,
    beliefs,
    read: (entry: number): Belief => {
      const at = entry * width;
      return {
        left: beliefs[at]!,
        right: beliefs[at + 1]!,
        leftVariance: beliefs[at + 2]!,
        rightVariance: beliefs[at + 3]!,
        covariance: beliefs[at + 4]!,
      };
    },
    write: (entry: number, belief: Belief) => {
      const at = entry * width;
      beliefs[at] = belief.left;
      beliefs[at + 1] = belief.right;
      beliefs[at + 2] = belief.leftVariance;
      beliefs[at + 3] = belief.rightVariance;
      beliefs[at + 4] = belief.covariance;
    },
    isNear: (entry: number, belief: Belief, tolerance: number) => {
      const at = entry * width;
      return (
        Math.abs(beliefs[at]! - belief.left) < tolerance &&
        Math.abs(beliefs[at + 1]! - belief.right) < tolerance &&
        Math.abs(beliefs[at + 2]! - belief.leftVariance) < tolerance &&
        Math.abs(beliefs[at + 3]! - belief.rightVariance) < tolerance &&
        Math.abs(beliefs[at + 4]! - belief.covariance) < tolerance
      );
    },
  };
}

/** Numbers in a belief. */
const width = 5;
