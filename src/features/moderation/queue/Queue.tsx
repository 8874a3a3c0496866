import { Check, FilterX, Hourglass } from 'lucide-react';
import { useMemo, useState } from 'react';
import { scopeKey } from '@/backend/scope';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { useToday } from '@/parts/days/useToday';
import { FollowProposalScopes } from '@/parts/proposals/FollowProposalScopes';
import { FollowScope } from '@/parts/scopes/FollowScope';
import { useFilters } from '@/parts/lists/useFilters';
import { TopPlayers, useAskedTopPlayers } from '@/wiki/review/useFlagSources';
import { useScope } from '@/wiki/scopes/useScope';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { moderation } from '@/language/en/moderation';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import type { DeltaId, UserId } from '@/model/ids';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { Stack } from '@/ui/Stack';
import { useOnline } from '@/ui/useOnline';
import { DelayedDecisions } from '../proposal/DelayedDecisions';
import { Interests, useDeclaredInterests } from '../proposal/interests';
import { selectIsAnyAwaited, selectQueueAuthors, selectUndecidedWith } from '../proposal/moderationSelectors';
import { QueueFilterBar } from './QueueFilterBar';
import { undoDecision } from '../proposal/moderationThunks';
import { QueueHelp } from './QueueHelp';
import { isFiltering, scopeOfFilters, searchSentence, type Searched } from './searched';
import { QueueViews } from './QueueViews';
import { queueFilters } from './queueFilters';
import { useQueueKeys } from './useQueueKeys';
import { useQueuePages } from './useQueuePages';
import { useQueueView } from './useQueueView';
import { useUnreadTexts } from './useUnreadTexts';
import { authorScopes } from '@/wiki/review/authorScopes';
import { Button } from '@/ui/Button';
import { readFurtherPage, type QueueReach } from './queuePages';
import { useTyped } from '@/parts/lists/useTyped';
import { SearchBox } from '@/ui/SearchBox';
import type { Text } from '@/language/text';
import { LoadingState } from '@/ui/LoadingState';
import { QueueList } from './QueueList';
import type { QueueGroup } from './queueView';

const queueParams = [...queueFilters, 'q', 'view'] as const;

export function Queue() {
  return (
    <TopPlayers value={useAskedTopPlayers(useToday())}>
      <Interests value={useDeclaredInterests()}>
        <OpenProposals />
      </Interests>
    </TopPlayers>
  );
}

function OpenProposals() {
  const t = useText();
  const dispatch = useAppDispatch();
  const online = useOnline();
  const scope = useScope({ kind: 'queue' });
  const { values, filter, clear } = useFilters(queueParams);
  const uid = useAppSelector(selectUid);
  const filtering = isFiltering(values);
  const direct = filtering ? scopeOfFilters(values, uid) : undefined;
  const pages = useQueuePages(filtering, direct);
  const asked = direct && scopeKey(direct);
  const deltas = useAppSelector((state) => selectUndecidedWith(state, asked));
  const authors = useAppSelector((state) => selectQueueAuthors(state, asked));
  const unread = useUnreadTexts(values);
  const { groups, authorsUnread } = useQueueView({ filters: values, unread, deltas, authors });
  const [help, setHelp] = useState(false);
  const [returned, setReturned] = useState<readonly DeltaId[]>([]);
  useQueueKeys({ u: () => setReturned(dispatch(undoDecision())), '?': () => setHelp(true) });
  const ids = useMemo(() => deltas.map(({ id }) => id), [deltas]);
  const awaited = useAppSelector((state) => selectIsAnyAwaited(state, ids)) && online;
  const here = deltas.length;
  const shown = groups.reduce((count, group) => count + group.ids.length, 0);
  const count = searchSentence(pages.searched, { ...pages, shown, here });
  const more = pages.searched === 'oldest' && <LoadMore reach={pages.reach} loaded={here} />;

  return (
    <Stack gap={3} busy={awaited}>
      <FollowPages />
      <FollowProposalScopes ids={ids} />
      {values.standing !== undefined && <FollowAuthors authors={authors} />}
      <DelayedDecisions onUndone={setReturned} />
      <ScopeState
        scopes={[scope]}
        empty={here === 0}
        what={t(words.proposals)}
        // Tall enough to keep the content below out of sight until its position is final.
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
          values={values}
          filter={filter}
          search={<QueueSearch />}
          onClear={filtering ? clear : undefined}
          count={t(count)}
          deltas={deltas}
          authors={authors}
          views={<QueueViews />}
          onHelp={() => setHelp(true)}
        />
        {authorsUnread > 0 && <p role="status">{t(moderation.authorsUnread, { count: authorsUnread })}</p>}
        <QueueResults {...{ groups, unread, returned }} searched={pages.searched} />
        {more}
      </ScopeState>
      {help && <QueueHelp onClose={() => setHelp(false)} />}
    </Stack>
  );
}

function FollowPages() {
  const pages = useAppSelector((state) => state.queuePages);
  return pages.map(({ from, count }) => (
    <FollowScope key={`${from}/${count}`} scope={{ kind: 'queue', page: { from, count } }} />
  ));
}

/** Authors whose records are read at once; each takes two live queries. */
const mostAuthors = 40;

function FollowAuthors({ authors }: { readonly authors: readonly UserId[] }) {
  return authors
    .slice(0, mostAuthors)
    .flatMap((uid) =>
      Object.entries(authorScopes(uid)).map(([name, scope]) => (
        <FollowScope key={`${uid}/${name}`} scope={scope} />
      )),
    );
}

function LoadMore({ reach, loaded }: { readonly reach: QueueReach; readonly loaded: number }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <Stack gap={2}>
      <p role="status">
        {reach === 'failed' ? t(moderation.restUnread) : t(moderation.oldestShown, { count: loaded })}
      </p>
      {(reach === 'more' || reach === 'reading') && (
        <Button busy={reach === 'reading'} onClick={() => dispatch(readFurtherPage())}>
          {t(moderation.loadMore)}
        </Button>
      )}
    </Stack>
  );
}

function QueueSearch() {
  const t = useText();
  const [text, setText] = useTyped('q');
  return <SearchBox label={t(moderation.search)} value={text} onChange={setText} />;
}

interface QueueResultsProps {
  readonly groups: readonly QueueGroup[];
  /** The matching proposals are not known yet, so none can be decided by mistake. */
  readonly unread: boolean;
  readonly searched: Searched;
  readonly returned: readonly DeltaId[];
}

function QueueResults({ groups, unread, searched, returned }: QueueResultsProps) {
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
