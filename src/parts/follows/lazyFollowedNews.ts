import { lazyPart } from '@/ui/lazyPart';

/** News of what is followed, without its code for whoever follows nothing. */
export const { Part: LazyFollowedNews } = lazyPart(() =>
  import(/* webpackChunkName: "followed-news" */ './FollowedNews').then((code) => code.FollowedNews),
);
