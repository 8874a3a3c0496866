import { lazyPart } from '@/ui/lazyPart';

/** Shown when the code fails to load. The settings say the same. */
const Nothing = () => null;

export const { Part: LazyLeavingStrip } = lazyPart<{ readonly asked: number }>(() =>
  import(/* webpackChunkName: "leaving" */ './LeavingStrip').then(
    ({ LeavingStrip }) => LeavingStrip,
    () => Nothing,
  ),
);
