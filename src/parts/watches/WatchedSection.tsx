import { useAppSelector } from '@/store/typed';
import { lazyPart } from '@/ui/lazyPart';
import { LoadingState } from '@/ui/LoadingState';

const { Part: LazyContent } = lazyPart(() => import('./WatchedContent'), 'WatchedContent');

/** News about watched things, as a section. A reader who watches nothing loads none of its code. */
export function WatchedSection() {
  const any = useAppSelector(({ watches }) => Object.values(watches.marks).some(({ on }) => on));
  return any && <LazyContent fallback={<LoadingState rows={5} />} />;
}
