import type { Store } from '@reduxjs/toolkit';
import { listAhead } from '@/features/wiki/records/recordsSelectors';
import type { RootState } from '@/store/typed';
import type { Visitor } from './preload';

/** Of the time that the browser has to spare, what is left to whatever comes next. */
const spareMs = 4;

/**
 * Keeps the lists of records up with the rows in idle time, part by part, so that the first page that shows a player's
 * matches does not go through all of a hundred thousand. Never hurried: a page that cannot wait does it itself.
 */
export function startListingAhead(
  { requestIdleCallback, setTimeout }: Pick<Visitor, 'requestIdleCallback' | 'setTimeout'>,
  store: Pick<Store<RootState>, 'getState' | 'subscribe'>,
): void {
  let waits = false;
  const whenIdle = () => {
    waits = true;
    if (requestIdleCallback) requestIdleCallback((deadline) => go(() => deadline.timeRemaining() > spareMs));
    // Safari does not tell when it is idle.
    else setTimeout(() => go(() => false), 200);
  };
  const go = (isTimeLeft: () => boolean) => {
    do {
      waits = listAhead(store.getState());
    } while (waits && isTimeLeft());
    if (waits) whenIdle();
  };
  store.subscribe(() => {
    if (!waits) whenIdle();
  });
  whenIdle();
}
