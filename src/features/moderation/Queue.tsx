import { dequal } from 'dequal';
import { Check, FilterX } from 'lucide-react';
import { useState } from 'react';
import { selectDelta, selectQueueIds } from '@/wiki/deltas/deltasSelectors';
import { ScopeState } from '@/parts/display/ScopeState';
import { FollowProposalScopes } from '@/parts/proposals/FollowProposalScopes';
import { useFilters } from '@/parts/filters/useFilters';
import { useScope } from '@/wiki/scopes/useScope';
import { moderation } from '@/language/en/moderation';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { limits } from '@/model/schema/limits';
import { useAppDispatch, useAppSelector, type RootState } from '@/store/typed';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Stack } from '@/ui/Stack';
import { DelayedDecisions } from './DelayedDecisions';
import { selectConflicts, selectUndecidedIds } from './moderationSelectors';
import { QueueFilterBar } from './QueueFilterBar';
import { undoDecision } from './moderationThunks';
import { QueueHelp } from './QueueHelp';
import { QueueList } from './QueueList';
import { queueFilters, viewQueue, type QueueFilters } from './queueView';
import { useQueueKeys } from './useQueueKeys';

/** The oldest open proposals, live, more of them when asked, as filtered and grouped by the address; oldest first. */
export function Queue() {
  const t = useText();
  const dispatch = useAppDispatch();
  const [count, setCount] = useState<number>(limits.queuePage);
  const scope = useScope(count === limits.queuePage ? { kind: 'queue' } : { kind: 'queue', count });
  const { values, filter, clear } = useFilters(queueFilters);
  const [now] = useState(Date.now);
  const ids = useAppSelector(selectUndecidedIds);
  const groups = useAppSelector((state) => selectQueueView(state, values, now), dequal);
  const filtered = queueFilters.some((name) => name !== 'group' && values[name] !== undefined);
  const [help, setHelp] = useState(false);
  // Also when nothing is listed: the last decision may have been the last proposal.
  useQueueKeys({ u: () => void dispatch(undoDecision()), '?': () => setHelp(true) });
  const loaded = useAppSelector((state) => selectQueueIds(state).length);
  const most = Math.min(2 * count, limits.queue);
  const more = loaded >= count && (
    <Stack gap={2}>
      <p role="status">{t(moderation.oldestShown, { count: loaded })}</p>
      {most > count && <Button onClick={() => setCount(most)}>{t(moderation.loadMore)}</Button>}
    </Stack>
  );
  const shown = groups.reduce((count, group) => count + group.ids.length, 0);

  return (
    <Stack gap={3}>
      <FollowProposalScopes ids={ids} />
      <DelayedDecisions />
      <ScopeState
        scopes={[scope]}
        empty={ids.length === 0}
        what={t(words.proposals)}
        // So that what stands below is out of sight until it can stay where it is.
        rows={12}
        nothing={
          more || (
            <EmptyState icon={<Check />} title={t(moderation.allDecided)}>
              {t(moderation.allDecidedBody)}
            </EmptyState>
          )
        }
      >
        <QueueFilterBar
          filter={filter}
          onClear={filtered ? clear : undefined}
          shown={shown}
          count={ids.length}
          onHelp={() => setHelp(true)}
        />
        {shown === 0 ? (
          <EmptyState icon={<FilterX />} title={t(moderation.noneFits)}>
            {t(moderation.noneFitsBody)}
          </EmptyState>
        ) : (
          <QueueList groups={groups} />
        )}
        {more}
      </ScopeState>
      {help && <QueueHelp onClose={() => setHelp(false)} />}
    </Stack>
  );
}

function selectQueueView(state: RootState, filters: QueueFilters, now: number) {
  const deltas = selectUndecidedIds(state)
    .map((id) => selectDelta(state, id))
    .filter((delta) => delta !== undefined);
  return viewQueue(
    deltas,
    filters,
    now,
    ({ id, problem }) => problem !== undefined || selectConflicts(state, id).length > 0,
  );
}
