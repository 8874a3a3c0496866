import { FilterX, Hourglass } from 'lucide-react';
import { moderation } from '@/language/en/moderation';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingState } from '@/ui/LoadingState';
import { QueueList } from './QueueList';
import type { Searched } from './searched';
import type { QueueGroup } from './queueView';

export interface QueueResultsProps {
  readonly groups: readonly QueueGroup[];
  /** True while it is not known which fit: none is shown that could be decided for one that does. */
  readonly unread: boolean;
  readonly searched: Searched;
}

/** The proposals that fit the filters; where there are none, of how much of the queue that is known. */
export function QueueResults({ groups, unread, searched }: QueueResultsProps) {
  const t = useText();
  if (unread) return <LoadingState rows={6} />;
  if (groups.length > 0) return <QueueList groups={groups} />;
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
