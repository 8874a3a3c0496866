import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { matchId } from '@/model/ids';
import { matchSummary } from '@/model/matches/matchSummary';
import type { Match } from '@/model/records/records';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { LiveLine, MatchRounds } from '@/parts/live/lazyLive';
import { useLiveMatch } from '@/parts/live/useLiveMatch';
import { Columns, Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { PairMeetings } from './PairMeetings';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { useMatchRatings } from '@/parts/ratings/useMatchRatings';
import { matchWords } from '@/parts/words/sportWords';
import { FollowEvent } from '@/parts/live/FollowEvent';
import { FollowScope } from '@/parts/scopes/FollowScope';
import { selectBaseRecord, selectEvent } from '@/wiki/records/recordsSelectors';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { useSport } from '@/wiki/sports/useSports';
import { MatchActions } from './MatchActions';
import { MatchChance } from './MatchChance';
import { MatchHero } from './MatchHero';
import { MatchNotes } from './MatchNotes';
import { MatchPick } from './MatchPick';
import { MatchVideo } from './MatchVideo';
import { PairBalance } from './PairBalance';
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
      <FollowEvent event={match.event.id} />
      <KnownMatch match={match} />
    </>
  );
}

function KnownMatch({ match }: { readonly match: Match }) {
  const { t, place, weightClass } = useLanguage();
  const { event: at } = match;
  const sport = useSport(at.sport.id);
  const event = useAppSelector((state) => selectEvent(state, at.id));
  const live = useLiveMatch(match);
  const rated = useMatchRatings(match, sport);
  useHead(matchSummary(match, weightClass), {
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
    <Stack gap={6}>
      <Columns aside>
        <Stack gap={3}>
          <MatchHero match={live.match} event={event} sport={sport} rated={rated} />
          {live.isLive && (
            <Stack row gap={2}>
              <LiveLine id={match.id} />
            </Stack>
          )}
          {(live.isLive || match.rounds !== undefined) && <MatchRounds match={live.match} />}
          <PairBalance match={match} />
          <MatchVideo match={match} event={event} />
          {event?.status !== 'cancelled' && <MatchChance match={match} rated={rated} />}
          <MatchPick match={match} />
          <MatchNotes match={match} />
          <MatchActions match={match} />
        </Stack>
        <PairMeetings match={match} />
      </Columns>
      <RestOfCard match={match} />
    </Stack>
  );
}

export const page = definePage<{ readonly id: string }>({ Component: MatchPage });
