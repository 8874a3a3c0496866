import type { ShownAddresses } from '@/ui/AppLink';
import { selectShownPath } from '@/wiki/records/slugSelectors';
import type { AppStore } from '../client/store';

export const shownAddresses = ({
  subscribe,
  getState,
}: Pick<AppStore, 'subscribe' | 'getState'>): ShownAddresses => ({
  subscribe,
  shown: (to) => selectShownPath(getState(), to),
});
