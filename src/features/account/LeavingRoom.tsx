import { selectLeaving } from '@/features/inbox/inboxSelectors';
import { useAppSelector } from '@/store/typed';
import { lazyPart } from '@/ui/lazyPart';

/** Stands in where the code did not come: the settings say the same. */
const Nothing = () => null;

const { Part: LazyLeavingStrip } = lazyPart(
  () => import('./LeavingStrip').catch(() => ({ LeavingStrip: Nothing })),
  'LeavingStrip',
);

export function LeavingRoom() {
  const asked = useAppSelector(selectLeaving);
  return asked === undefined ? null : <LazyLeavingStrip asked={asked} />;
}
