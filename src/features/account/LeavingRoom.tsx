import { selectLeaving } from '@/features/inbox/inboxSelectors';
import { useAppSelector } from '@/store/typed';
import { LazyLeavingStrip } from './lazyLeaving';

/** The room for a strip on every page while the account is to be deleted; its code is loaded only then. */
export function LeavingRoom() {
  const asked = useAppSelector(selectLeaving);
  return asked === undefined ? null : <LazyLeavingStrip asked={asked} />;
}
