import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => ({ act: of.id });

export const restore = {
  shape,
  by: 'moderator',
  log: {
    title: ({ target }) => {
      if (target.collection !== 'delta') return 'restored' as const;
      return target.name === undefined ? ('someProposalRestored' as const) : ('proposalRestored' as const);
    },
    group: 'restorations',
  },
  outbox: {
    keys: () => ['restore'],
    overAfterConflict: 'notRestorable',
    title: 'restore',
    refused: 'notRestored',
  },
} as const satisfies Act<ValueOf<typeof shape>>;
