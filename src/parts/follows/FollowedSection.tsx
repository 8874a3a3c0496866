import { useAppSelector } from '@/store/typed';
import { lazyPart } from '@/ui/lazyPart';
import { LoadingState } from '@/ui/LoadingState';

const { Part: LazyContent } = lazyPart(() =>
  import('./FollowedContent').then((code) => code.FollowedContent),
);

/** News of what is followed, as a part of a page; nothing, and no code, for a reader who follows nothing. */
export function FollowedSection() {
  const any = useAppSelector(({ follows }) => Object.values(follows.marks).some(({ on }) => on));
  return any && <LazyContent fallback={<LoadingState rows={5} />} />;
}
