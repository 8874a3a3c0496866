import { lazyPart } from '@/ui/lazyPart';

/** Shown when the code fails to load: the header works without the bell. */
const Nothing = () => null;

export const { Part: LazyInboxBell } = lazyPart(() =>
  import(/* webpackChunkName: "inbox" */ './InboxBell').then(
    ({ InboxBell }) => InboxBell,
    () => Nothing,
  ),
);
