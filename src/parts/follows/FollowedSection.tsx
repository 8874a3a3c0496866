import { useAppSelector } from '@/store/typed';
import { lazyPart } from '@/ui/lazyPart';
import { LoadingState } from '@/ui/LoadingState';

const { Part: LazyContent } = lazyPart(() => import('./FollowedContent'), 'FollowedContent');

/** News about followed things, as a section. A reader who follows nothing loads none of its code. */
export function FollowedSection() {
  const any = useAppSelector(({ follows }) => Object.values(follows.marks).some(({ on }) => on));
  return any && <LazyContent fallback={<LoadingState rows={5} />} />;
}
