import { useId, useMemo } from 'react';
import { List } from '@/ui/List';
import { live as texts } from '@/language/en/live';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import type { Event, Match } from '@/model/records/records';
import { stageOf } from '@/model/scoring/stage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { FollowLive } from '@/parts/live/FollowLive';
import { LiveLine } from '@/parts/live/LiveLine';
import { useLiveMatch } from '@/parts/live/useLiveMatch';
import { MatchRow } from '@/parts/matches/MatchRow';
import { TextLink } from '@/ui/TextLink';
import { selectLiveCard } from '@/wiki/liveLists/liveCardSelectors';
import { selectEvent, selectMatchesOfEvent } from '@/wiki/records/recordsSelectors';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import look from '@/ui/words.module.css';
import styles from './LastEvent.module.css';

const most = 3;

export function LiveEvents({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id) => <LiveEvent key={id} id={id} />);
}

function LiveEvent({ id }: { readonly id: string }) {
  const event = useAppSelector((state) => selectEvent(state, id));
  const live = useAppSelector((state) => selectLiveCard(state, id)?.matches);
  return (
    <>
      <FollowLive event={id} />
      {event && live && <LiveCard event={event} live={live} />}
    </>
  );
}

interface LiveCardProps {
  readonly event: Event;
  readonly live: Parameters<typeof stageOf>[2];
}

function LiveCard({ event: { id, name, sport, cardOrder }, live }: LiveCardProps) {
  const t = useText();
  const titleId = useId();
  const card = useAppSelector((state) => selectMatchesOfEvent(state, id), sameItems);
  const { now, last } = useMemo(() => stageOf(card, cardOrder, live), [card, cardOrder, live]);
  const shown = now.length > 0 ? now.slice(0, most) : last === undefined ? [] : [last];
  if (shown.length === 0) return undefined;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <span className={look.aside}>{t(texts.event)}</span>{' '}
        <TextLink plain to={path('event', { id: sport.id, eventId: id })}>
          {name}
        </TextLink>
      </h2>
      <List>
        {shown.map((match) => (
          <LiveRow key={match} id={match} />
        ))}
      </List>
    </section>
  );
}

function LiveRow({ id }: { readonly id: string }) {
  const match = useAppSelector((state) => selectShownMatch(state, id));
  return match && <KnownRow shown={match} />;
}

function KnownRow({ shown }: { readonly shown: Match }) {
  const { isLive, match } = useLiveMatch(shown);
  return (
    <MatchRow id={shown.id} mark={isLive && <LiveLine id={shown.id} />} live={isLive ? match : undefined} />
  );
}
