import { lazyPart } from '@/ui/lazyPart';

/** Stands in where the code did not come: the header works without. */
const Nothing = () => null;

/** The bell, whose code and news are loaded for who is signed in. */
export const { Part: LazyInboxBell } = lazyPart(() =>
  import('./InboxBell').then(
    ({ InboxBell }) => InboxBell,
    () => Nothing,
  ),
);
