import { follow } from '@/language/en/follow';
import { RichMessage } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { List, ListRow } from '@/ui/List';
import { RelativeTime } from '@/ui/RelativeTime';
import type { WatchedNews } from '@/wiki/watches/cardNews';
import { selectEvent, selectPlayer } from '@/wiki/records/recordsSelectors';
import { EventRow } from '../records/EventRow';
import { MatchRow } from '../matches/MatchRow';

export type NewsGroup =
  | { readonly event: string; readonly results: readonly Extract<WatchedNews, { kind: 'result' }>[] }
  | { readonly single: Extract<WatchedNews, { kind: 'changed' }> };

export interface MarkedProps {
  readonly isNew: (news: WatchedNews) => boolean;
}

export function NewMark() {
  const t = useText();
  return <Badge kind="info">{t(follow.isNew)}</Badge>;
}

export function ResultRows({ event, results, isNew }: Extract<NewsGroup, { event: string }> & MarkedProps) {
  return (
    <List>
      <EventRow id={event} />
      {results.map((news) => (
        <MatchRow key={news.id} id={news.match} mark={isNew(news) && <NewMark />} />
      ))}
    </List>
  );
}

export function RecordNewsRow({
  news,
  isNew,
}: { readonly news: Extract<NewsGroup, { single: unknown }>['single'] } & MarkedProps) {
  const { collection, record, at } = news;
  const event = useAppSelector((state) => (collection === 'event' ? selectEvent(state, record) : undefined));
  const player = useAppSelector((state) =>
    collection === 'player' ? selectPlayer(state, record) : undefined,
  );
  const name = (event ?? player)?.name;
  if (name === undefined) return undefined;
  return (
    <ListRow
      to={event ? path('event', { id: event.sport.id, eventId: record }) : path('player', { id: record })}
      title={<RichMessage text={follow.changed} values={{ name }} />}
      meta={
        <>
          {isNew(news) && <NewMark />} <RelativeTime value={at} />
        </>
      }
    />
  );
}
