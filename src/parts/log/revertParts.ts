import { acts } from '@/language/en/acts';
import { message, type Message } from '@/language/text';
import type { RevertCounts } from '@/model/acts/act';

export const revertParts = ({
  reverted,
  proposed = 0,
  left = 0,
}: Partial<RevertCounts>): readonly Message[] =>
  reverted === undefined
    ? []
    : [
        message(acts.changes, { count: reverted }),
        ...(proposed > 0 ? [message(acts.proposed, { count: proposed })] : []),
        ...(left > 0 ? [message(acts.left, { count: left })] : []),
      ];
