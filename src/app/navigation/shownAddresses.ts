import type { ShownAddresses } from '@/ui/AppLink';
import { selectShownPath } from '@/wiki/records/slugSelectors';
import type { AppStore } from '../client/store';

/** Links show slugs, also those that become known while the page is open. */
export const shownAddresses = ({
  subscribe,
  getState,
}: Pick<AppStore, 'subscribe' | 'getState'>): ShownAddresses => ({
  subscribe,
  shown: (to) => selectShownPath(getState(), to),
});
