import { use, useCallback, useMemo, useState } from 'react';
import { sameItems } from '@/lib/sameItems';
import { useLanguage } from '@/language/useLanguage';
import type { Delta } from '@/model/proposals/delta';
import type { UserId } from '@/model/ids';
import { useToday } from '@/parts/days/useToday';
import { useAppSelector, type RootState } from '@/store/typed';
import { selectIsRecordRead } from '@/wiki/review/authorScopes';
import { selectAuthorRecord, selectFlags } from '@/wiki/review/flagSelectors';
import { useFlagSources } from '@/wiki/review/useFlagSources';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { Interests, selectIsInterest } from '../proposal/interests';
import { selectConflicts } from '../proposal/moderationSelectors';
import { queueText } from './queueText';
import { fittingOf, type QueueFilters } from './queueFilters';
import { groupQueue } from './queueView';
import { selectEarned, useTrustOf } from './useTrustOf';

interface QueueViewQuestion {
  readonly filters: QueueFilters;
  readonly unread: boolean;
  readonly deltas: readonly Delta[];
  readonly authors: readonly UserId[];
}

/**
 * The open proposals, filtered and grouped. Groups keep their identity while equal. Also counts the authors
 * whose record or trust is not read yet, so that their proposals match no such filter.
 */
export function useQueueView({ filters, unread, deltas, authors }: QueueViewQuestion) {
  const language = useLanguage();
  const [now] = useState(Date.now);
  const uid = useAppSelector(selectUid);
  const interests = use(Interests);
  const trust = useTrustOf(authors, filters.trust !== undefined);
  // Loading all names is needed only for the namesake flags.
  const sources = useFlagSources(useToday(), filters.flag === 'namesake' || filters.flag === 'any');
  // Stable until a dependency changes: a render alone must not filter thousands.
  const select = useCallback(
    (state: RootState) =>
      fittingOf(unread ? [] : deltas, filters, {
        now,
        uid,
        recordOf: (author) =>
          selectIsRecordRead(state, author) ? selectAuthorRecord(state, author) : undefined,
        earnedIn: (delta) => selectEarned(state, delta, trust),
        hasProblem: ({ id, problem }) => problem !== undefined || selectConflicts(state, id).length > 0,
        isInterest: ({ id }) => selectIsInterest(state, id, interests),
        hasFlag: ({ id }, flag) =>
          selectFlags(state, id, sources).some(
            ({ code, severity }) => flag === 'any' || flag === code || flag === severity,
          ),
        textOf: (delta) => queueText(state, language, delta),
      }),
    [deltas, filters, unread, now, uid, sources, trust, interests, language],
  );
  const fitting = useAppSelector(select, sameItems);
  const authorsUnread = useAppSelector(
    (state) =>
      authors.filter(
        (author) =>
          (filters.standing !== undefined && !selectIsRecordRead(state, author)) ||
          (filters.trust !== undefined && !trust.has(author)),
      ).length,
  );
  const groups = useMemo(() => groupQueue(fitting, filters.group), [fitting, filters.group]);
  return { groups, authorsUnread };
}
