import { triangle, type Belief } from './belief';

/**
 * A rating book's matches by slot, and both players' parts by entry. Typed arrays, because every update walks
 * through all of them.
 */
export interface Columns {
  readonly days: Int32Array;
  readonly places: Int8Array;
  readonly players: Int32Array;
  /** By entry: the player's previous entry, or -1. */
  readonly previous: Int32Array;
  /** By entry: the pass that last changed the belief; 0 if not yet rated. */
  readonly changed: Int32Array;
  /** The stored belief `aged` by a drift and a progress, without an object between. */
  readonly read: (entry: number, drift: number, progress: number) => Belief;
  readonly write: (entry: number, belief: Belief) => void;
  /** Per entry: the means, then the covariances. */
  readonly beliefs: Float64Array;
  readonly isNear: (entry: number, belief: Belief, tolerance: number) => boolean;
}

export function createColumns(size: number, strengths: number, from?: Columns): Columns {
  const covariances = triangle(strengths);
  const width = strengths + covariances;
  // V8 reads faster into copies of arrays of fractions than into arrays that change their element kind.
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
    read: (entry: number, drift: number, progress: number): Belief => {
      const at = entry * width;
      const [more, stronger] = drift > 0 ? [drift, progress] : [0, 0];
      const belief = { means: someMeans.slice(), covariances: someCovariances.slice() };
      for (let each = 0; each < strengths; each += 1) belief.means[each] = beliefs[at + each]! + stronger;
      for (let each = 0; each < covariances; each += 1)
        belief.covariances[each] = beliefs[at + strengths + each]! + more;
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
      // NaN compares false, so it is never near.
      for (let each = 0; each < strengths; each += 1)
        if (!(Math.abs(beliefs[at + each]! - belief.means[each]!) < tolerance)) return false;
      for (let each = 0; each < covariances; each += 1)
        if (!(Math.abs(beliefs[at + strengths + each]! - belief.covariances[each]!) < tolerance))
          return false;
      return true;
    },
  };
}
