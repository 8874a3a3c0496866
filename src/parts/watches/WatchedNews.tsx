import { useMemo } from 'react';
import { follow } from '@/language/en/follow';
import { loading } from '@/language/en/loading';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { List } from '@/ui/List';
import { Panel } from '@/ui/Panel';
import { Stack } from '@/ui/Stack';
import type { WatchedNews as News } from '@/wiki/watches/cardNews';
import { selectWatchedNews } from '@/wiki/watches/newsSelectors';
import { isPending } from '@/wiki/scopes/readiness';
import { useScope } from '@/wiki/scopes/useScope';
import { EventRow } from '../records/EventRow';
import { PendingContent } from '../scopes/PendingContent';
import { useReadiness } from '../scopes/useReadiness';
import { useToday } from '../days/useToday';
import { FollowAllMatches } from '../scopes/FollowAllMatches';
import { NewMark, RecordNewsRow, ResultRows, type MarkedProps, type NewsGroup } from './NewsRows';
import { useWatchedSeen } from './useWatchedSeen';

interface WatchedNewsProps {
  readonly most?: number;
}

export function WatchedNews({ most = Infinity }: WatchedNewsProps) {
  const t = useText();
  const today = useToday();
  const players = useScope({ kind: 'players' });
  const events = useScope({ kind: 'events' });
  const readiness = useReadiness([players, events], { stored: 'match' });
  const { coming, news } = useAppSelector((state) => selectWatchedNews(state, today));
  const groups = useMemo(() => groupsOf(news), [news]);
  // News that was not shown is not marked as seen.
  const isWhole = coming.length <= most && groups.length <= most;
  const seen = useWatchedSeen(isWhole ? Math.max(0, ...[...coming, ...news].map(({ at }) => at)) : 0);
  const isNew = ({ at, since }: News) => at > Math.max(seen, since);
  const fresh = [...coming, ...news].filter(isNew).length;
  const nothing = coming.length + news.length === 0;
  return (
    <Stack gap={3}>
      <FollowAllMatches />
      {nothing ? (
        isPending(readiness, false) ? (
          <PendingContent rows={4} label={t(loading.loading, { what: t(follow.news) })} />
        ) : (
          <Panel>
            <p>{t(follow.noNews)}</p>
          </Panel>
        )
      ) : (
        <>
          <p role="status">{fresh > 0 && <Badge kind="info">{t(follow.unread, { count: fresh })}</Badge>}</p>
          <Coming coming={coming.slice(0, most)} isNew={isNew} />
          <Latest groups={groups.slice(0, most)} isNew={isNew} />
        </>
      )}
    </Stack>
  );
}

function Coming({ coming, isNew }: { readonly coming: readonly News[] } & MarkedProps) {
  const t = useText();
  if (coming.length === 0) return undefined;
  return (
    <List label={t(follow.coming)}>
      {coming.map(
        (news) =>
          news.kind === 'coming' && (
            <EventRow key={news.id} id={news.event} mark={isNew(news) && <NewMark />} />
          ),
      )}
    </List>
  );
}

interface LatestProps extends MarkedProps {
  readonly groups: readonly NewsGroup[];
}

function Latest({ groups, isNew }: LatestProps) {
  const t = useText();
  const singles = groups.flatMap((group) => ('single' in group ? [group.single] : []));
  return (
    <>
      {groups.map((group) => 'event' in group && <ResultRows key={group.event} {...group} isNew={isNew} />)}
      {singles.length > 0 && (
        <List label={t(follow.latest)}>
          {singles.map((single) => (
            <RecordNewsRow key={single.id} news={single} isNew={isNew} />
          ))}
        </List>
      )}
    </>
  );
}

function groupsOf(news: readonly News[]): readonly NewsGroup[] {
  const cards = new Map<string, Extract<News, { kind: 'result' }>[]>();
  const groups: NewsGroup[] = [];
  for (const each of news) {
    if (each.kind === 'coming') continue;
    if (each.kind !== 'result') {
      groups.push({ single: each });
      continue;
    }
    const { event } = each;
    const known = cards.get(event);
    if (known) {
      known.push(each);
      continue;
    }
    const results = [each];
    cards.set(event, results);
    groups.push({ event, results });
  }
  return groups;
}
