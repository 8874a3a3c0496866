import { Check, FilterX } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { selectHeldCount, selectQueueIds } from '@/wiki/deltas/deltasSelectors';
import { ScopeState } from '@/parts/display/ScopeState';
import { useToday } from '@/parts/display/useToday';
import { FollowProposalScopes } from '@/parts/proposals/FollowProposalScopes';
import { useFilters } from '@/parts/filters/useFilters';
import { selectIsRecordRead } from '@/wiki/review/authorScopes';
import { selectAuthorRecord, selectFlags } from '@/wiki/review/flagSelectors';
import { TopPlayers, useAskedTopPlayers, useFlagSources } from '@/wiki/review/useFlagSources';
import { useScope } from '@/wiki/scopes/useScope';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { moderation } from '@/language/en/moderation';
import { words } from '@/language/en/words';
import { isReadOnce, type Scope } from '@/backend/scope';
import { sameItems } from '@/lib/sameItems';
import { useLanguage, useText } from '@/language/useLanguage';
import { limits } from '@/model/schema/limits';
import { useAppDispatch, useAppSelector, type RootState } from '@/store/typed';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingState } from '@/ui/LoadingState';
import { Stack } from '@/ui/Stack';
import { DelayedDecisions } from './DelayedDecisions';
import {
  selectConflicts,
  selectQueueAuthors,
  selectUndecided,
  selectUndecidedIds,
} from './moderationSelectors';
import { FollowAuthors } from './FollowAuthors';
import { QueueFilterBar } from './QueueFilterBar';
import { undoDecision } from './moderationThunks';
import { QueueHelp } from './QueueHelp';
import { QueueList } from './QueueList';
import { QueueSearch } from './QueueSearch';
import { queueText } from './queueText';
import { QueueViews } from './QueueViews';
import { fittingOf, groupQueue, queueFilters, type QueueFilters, type QueueGroup } from './queueView';
import { useQueueKeys } from './useQueueKeys';
import { selectEarned, useTrustOf } from './useTrustOf';
import { useUnreadTexts } from './useUnreadTexts';

/** With the words that are searched for, and the name under which somebody has shared it. */
const queueParams = [...queueFilters, 'q', 'view'] as const;

/** The oldest open proposals, live, more of them when asked, as filtered and grouped by the address; oldest first. */
export function Queue() {
  return (
    <TopPlayers value={useAskedTopPlayers(useToday())}>
      <OpenProposals />
    </TopPlayers>
  );
}

function OpenProposals() {
  const t = useText();
  const dispatch = useAppDispatch();
  const [count, setCount] = useState<number>(limits.queuePage);
  const asked: Scope = count === limits.queuePage ? { kind: 'queue' } : { kind: 'queue', count };
  const scope = useScope(asked);
  const { values, filter, clear } = useFilters(queueParams);
  const ids = useAppSelector(selectUndecidedIds);
  const unread = useUnreadTexts(values);
  const { groups, authorsUnread } = useQueueView(values, unread);
  const filtered =
    (values.q ?? '').trim() !== '' ||
    queueFilters.some((name) => name !== 'group' && values[name] !== undefined);
  const [help, setHelp] = useState(false);
  // Also when nothing is listed: the last decision may have been the last proposal.
  useQueueKeys({ u: () => void dispatch(undoDecision()), '?': () => setHelp(true) });
  const loaded = useAppSelector((state) => selectQueueIds(state).length);
  const held = useAppSelector((state) => selectHeldCount(state, asked));
  const [cutAt, setCutAt] = useState(0);
  // A list that was read once is not filled up again: there is more of it also when some of it has gone.
  if (held >= count && cutAt !== count) setCutAt(count);
  const isCut = held >= count || (isReadOnce(asked) && cutAt === count);
  const more = isCut && <LoadMore loaded={loaded} count={count} onMore={setCount} />;
  const shown = groups.reduce((count, group) => count + group.ids.length, 0);

  return (
    <Stack gap={3}>
      <FollowProposalScopes ids={ids} />
      {values.standing !== undefined && <FollowAuthors />}
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
          search={<QueueSearch />}
          onClear={filtered ? clear : undefined}
          shown={shown}
          count={ids.length}
          views={<QueueViews />}
          onHelp={() => setHelp(true)}
        />
        {authorsUnread > 0 && <p role="status">{t(moderation.authorsUnread, { count: authorsUnread })}</p>}
        <Listed groups={groups} unread={unread} />
        {more}
      </ScopeState>
      {help && <QueueHelp onClose={() => setHelp(false)} />}
    </Stack>
  );
}

/** The proposals that fit; while it is not known which do, none that could be decided for one that does. */
function Listed({ groups, unread }: { readonly groups: readonly QueueGroup[]; readonly unread: boolean }) {
  const t = useText();
  if (unread) return <LoadingState rows={6} />;
  if (groups.length > 0) return <QueueList groups={groups} />;
  return (
    <EmptyState icon={<FilterX />} title={t(moderation.noneFits)}>
      {t(moderation.noneFitsBody)}
    </EmptyState>
  );
}

interface LoadMoreProps {
  readonly loaded: number;
  /** How many were asked for. */
  readonly count: number;
  readonly onMore: (count: number) => void;
}

function LoadMore({ loaded, count, onMore }: LoadMoreProps) {
  const t = useText();
  const most = Math.min(2 * count, limits.queue);
  return (
    <Stack gap={2}>
      <p role="status">{t(moderation.oldestShown, { count: loaded })}</p>
      {most > count && <Button onClick={() => onMore(most)}>{t(moderation.loadMore)}</Button>}
    </Stack>
  );
}

/**
 * The open proposals as filtered and grouped, the same groups until they are others; and of how many authors it is not known what a
 * filter goes by, so that nothing of theirs fits.
 */
function useQueueView(filters: QueueFilters, unread: boolean) {
  const language = useLanguage();
  const [now] = useState(Date.now);
  const deltas = useAppSelector(selectUndecided);
  const uid = useAppSelector(selectUid);
  const authors = useAppSelector(selectQueueAuthors);
  const trust = useTrustOf(authors, filters.trust !== undefined);
  // All names are read only to tell which of them are known.
  const sources = useFlagSources(useToday(), filters.flag === 'namesake' || filters.flag === 'any');
  // The same until something that it goes by is another: rendering alone must not go through thousands.
  const select = useCallback(
    (state: RootState) =>
      fittingOf(unread ? [] : deltas, filters, {
        now,
        uid,
        recordOf: (author) =>
          selectIsRecordRead(state, author) ? selectAuthorRecord(state, author) : undefined,
        earnedIn: (delta) => selectEarned(state, delta, trust),
        hasProblem: ({ id, problem }) => problem !== undefined || selectConflicts(state, id).length > 0,
        hasFlag: ({ id }, flag) =>
          selectFlags(state, id, sources).some(
            ({ code, severity }) => flag === 'any' || flag === code || flag === severity,
          ),
        textOf: (delta) => queueText(state, language, delta),
      }),
    [deltas, filters, unread, now, uid, sources, trust, language],
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
