import { events } from '@/language/en/events';
import { titles } from '@/language/en/titles';
import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { matchId } from '@/model/ids';
import { matchSummary } from '@/model/matches/matchSummary';
import type { Match } from '@/model/records/records';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { Section } from '@/ui/Section';
import { Columns, Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { PairMeetings } from './PairMeetings';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { VideoPreview } from '@/parts/records/VideoPreview';
import { matchWords } from '@/parts/words/sportWords';
import { FollowMergedCards } from '@/parts/scopes/FollowMergedCards';
import { FollowScope } from '@/parts/scopes/FollowScope';
import { selectBaseRecord, selectEvent } from '@/wiki/records/recordsSelectors';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { useSport } from '@/wiki/sports/useSports';
import { type MatchHeaderProps, MatchHeader } from './MatchHeader';
import { Contest } from './Contest';
import { RestOfCard } from './RestOfCard';

function MatchPage({ id }: { readonly id: string }) {
  const scope = useScope({ kind: 'match', match: matchId(id) });
  // The match names its event by id, and the countries are the players'.
  useScope({ kind: 'events' });
  useScope({ kind: 'players' });
  const match = useAppSelector((state) => selectShownMatch(state, id));
  const stored = useAppSelector((state) => selectBaseRecord(state, 'match', id));
  if (!match) return <MissingRecord collection="match" id={id} scope={scope} />;
  return (
    <>
      {/* If this match repeats another one, load that: the address then leads there. */}
      {stored?.sameAs !== undefined && <FollowScope scope={{ kind: 'match', match: stored.sameAs }} />}
      <FollowMergedCards event={match.event.id} />
      <KnownMatch match={match} />
    </>
  );
}

function KnownMatch({ match }: { readonly match: Match }) {
  const { t, place, weightClass } = useLanguage();
  const { event: at } = match;
  const sport = useSport(at.sport.id);
  const event = useAppSelector((state) => selectEvent(state, at.id));
  const summary = matchSummary(match, weightClass);
  useHead(summary, {
    description: [
      event?.name,
      knownDate(match),
      event?.location && place(event.location),
      ...matchWords(t, sport, match),
    ]
      .filter(Boolean)
      .join(', '),
  });
  return (
    <>
      <MatchHeader match={match} event={event} summary={summary} />
      <Stack gap={6}>
        <Columns aside>
          <div>
            <Contest match={match} sport={sport} />
            <MatchVideo match={match} event={event} summary={summary} />
          </div>
          <PairMeetings match={match} />
        </Columns>
        <RestOfCard match={match} />
      </Stack>
    </>
  );
}

/** The match's own video from its start, or else that of the event. */
function MatchVideo({ match: { youtube }, event, summary }: MatchHeaderProps) {
  const { t } = useLanguage();
  const video = youtube ?? event?.youtube;
  if (video === undefined) return undefined;
  return (
    <Section title={youtube ? t(titles.video) : t(events.wholeEvent)}>
      <VideoPreview video={video} title={youtube ? summary : (event?.name ?? summary)} />
    </Section>
  );
}

export const page = definePage<{ readonly id: string }>({ Component: MatchPage });
