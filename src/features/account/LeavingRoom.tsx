import { selectLeaving } from '@/features/inbox/inboxSelectors';
import { useAppSelector } from '@/store/typed';
import { lazyPart } from '@/ui/lazyPart';

/** Stands in where the code did not come: the settings say the same. */
const Nothing = () => null;

/** The strip that says when the account is deleted. */
const { Part: LazyLeavingStrip } = lazyPart(
  () => import('./LeavingStrip').catch(() => ({ LeavingStrip: Nothing })),
  'LeavingStrip',
);

/**
 * Shows a strip on every page while the account waits for its deletion. The strip's code is loaded only then.
 */
export function LeavingRoom() {
  const asked = useAppSelector(selectLeaving);
  return asked === undefined ? null : <LazyLeavingStrip asked={asked} />;
}
