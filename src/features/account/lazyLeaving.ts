import { lazyPart } from '@/ui/lazyPart';

/** Stands in where the code did not come: the settings say the same. */
const Nothing = () => null;

/** The strip that says when the account is deleted. */
export const { Part: LazyLeavingStrip } = lazyPart<{ readonly asked: number }>(() =>
  import('./LeavingStrip').then(
    ({ LeavingStrip }) => LeavingStrip,
    () => Nothing,
  ),
);
