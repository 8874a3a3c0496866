import { FilterX, Hourglass } from 'lucide-react';
import { moderation } from '@/language/en/moderation';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingState } from '@/ui/LoadingState';
import { QueueList } from './QueueList';
import type { Searched } from './searched';
import type { QueueGroup } from './queueView';

export interface QueueResultsProps {
  readonly groups: readonly QueueGroup[];
  /** The matching proposals are not known yet, so none can be decided by mistake. */
  readonly unread: boolean;
  readonly searched: Searched;
  /** Proposals whose decision was just undone. */
  readonly returned: readonly DeltaId[];
}

/** The proposals that match the filters. If there are none, says how much of the queue was searched. */
export function QueueResults({ groups, unread, searched, returned }: QueueResultsProps) {
  const t = useText();
  if (unread) return <LoadingState rows={6} />;
  if (groups.length > 0) return <QueueList groups={groups} returned={returned} />;
  const [title, body] = noneTexts[searched];
  return (
    <EmptyState icon={searched === 'looking' ? <Hourglass /> : <FilterX />} title={t(title)}>
      {t(body)}
    </EmptyState>
  );
}

const noneTexts = {
  all: [moderation.noneFits, moderation.noneFitsBody],
  oldest: [moderation.noneFits, moderation.noneFitsBody],
  looking: [moderation.noneYet, moderation.noneYetBody],
  unread: [moderation.noneLoaded, moderation.noneLoadedBody],
  most: [moderation.noneAmongOldest, moderation.noneAmongOldestBody],
} as const satisfies Record<Searched, readonly [title: Text, body: Text]>;
