import type { Shapes, ValueOf } from '../parsing/shapes';
import { mostRaised } from '../trust/raisedLimit';
import type { Act } from './act';

const dayMs = 86_400_000;

// One day more, in case the device's clock is fast.
const isSoon = (until: number) => until <= Date.now() + (mostRaised.days + 1) * dayMs;

const shape = (of: Shapes) => ({
  uid: of.id,
  /** 0 ends an earlier grant. */
  more: of.fits(of.count, (more) => more <= mostRaised.more, `0 to ${mostRaised.more}`),
  until: of.fits(of.instant, isSoon, `a time within ${mostRaised.days} days`),
});

export const raiseLimit = {
  shape,
  by: 'moderator',
  reversedBy: 'raiseLimit',
  log: { title: 'limitRaised', group: 'accounts' },
  outbox: {
    keys: ({ uid }) => [`trust/${uid}`],
    title: 'raiseLimit',
    refused: 'limitNotRaised',
  },
} as const satisfies Act<ValueOf<typeof shape>>;
