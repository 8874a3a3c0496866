import type { Shapes, ValueOf } from '../parsing/shapes';
import { limits } from '../schema/limits';
import type { Act } from './act';

/** Limit of named changes per act; changes of an account since a time have none. */
export const mostReverted = limits.deltasPerCall;

const shape = (of: Shapes) => {
  // Empty without a reason.
  const note = of.upTo(limits.note);
  return [
    { deltas: of.upToMany(of.id, mostReverted), note },
    { uid: of.id, since: of.instant, note },
  ] as const;
};

export type RevertAsked = ValueOf<typeof shape>;

/**
 * Applies new proposals that restore the values before some changes, or before all of an account since a
 * time.
 */
export const revert = {
  shape,
  by: 'moderator',
  log: {
    title: ({ target }) =>
      target.collection === 'user' ? ('changesByReverted' as const) : ('changesToReverted' as const),
    group: 'reverts',
    publicFields: ['reverted', 'proposed', 'left'],
  },
  outbox: {
    keys: (asked) => ('deltas' in asked ? asked.deltas.map((id) => `delta/${id}`) : [`revert/${asked.uid}`]),
    title: (asked) => ('deltas' in asked ? ('revert' as const) : ('revertSince' as const)),
    values: (asked) => ('deltas' in asked ? { count: asked.deltas.length } : {}),
    refused: 'notReverted',
  },
} as const satisfies Act<RevertAsked>;
