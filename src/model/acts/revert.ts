import type { Shapes, ValueOf } from '../parsing/shapes';
import { limits } from '../schema/limits';
import type { Act } from './act';

/** The most changes that one act names. What an account did since a time has no such limit. */
export const mostReverted = limits.deltasPerCall;

const shape = (of: Shapes) => {
  // Empty if the moderator gives no reason.
  const note = of.upTo(limits.note);
  return [
    { deltas: of.upToMany(of.id, mostReverted), note },
    { uid: of.id, since: of.instant, note },
  ] as const;
};

/** The applied changes to revert: some, or all of an account since a time. */
export type RevertAsked = ValueOf<typeof shape>;

/** Applies new proposals that restore what applied changes replaced. */
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
