import { selectLeaving } from '@/features/inbox/inboxSelectors';
import { useAppSelector } from '@/store/typed';
import { LazyLeavingStrip } from './lazyLeaving';

/**
 * Shows a strip on every page while the account waits for its deletion. The strip's code is loaded only then.
 */
export function LeavingRoom() {
  const asked = useAppSelector(selectLeaving);
  return asked === undefined ? null : <LazyLeavingStrip asked={asked} />;
}
