import { loading } from '@/language/en/loading';
import { records } from '@/language/en/records';
import { events } from '@/language/en/events';
import { titles } from '@/language/en/titles';
import { words } from '@/language/en/words';
import { useLanguage } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { matchId } from '@/model/ids';
import { matchName } from '@/model/matches/matchFacts';
import { matchSummary } from '@/model/matches/matchSummary';
import type { Event, Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { findSport, type Sport } from '@/model/sports';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { Panel } from '@/ui/Panel';
import { DateText } from '@/ui/DateText';
import { List } from '@/ui/List';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { Columns, Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { MatchMarks } from '@/parts/matches/MatchMarks';
import { MatchRow } from '@/parts/matches/MatchRow';
import { MatchScore } from '@/parts/matches/MatchScore';
import { CardNeighbours } from './CardNeighbours';
import { MatchChance } from './MatchChance';
import { MatchFacts } from './MatchFacts';
import styles from './MatchPage.module.css';
import { PairMeetings } from './PairMeetings';
import { TitleLink } from './TitleLink';
import { TwoSides } from './TwoSides';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { VideoPreview } from '@/parts/records/VideoPreview';
import { EventStatus, isUnusual } from '@/parts/records/EventStatus';
import { ShareButton } from '@/parts/sharing/ShareButton';
import { matchWords, sportName, wordOf } from '@/parts/words/sportWords';
import { useMatchRatings } from '@/parts/ratings/useMatchRatings';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { DeleteButton } from '@/parts/dialogs/DeleteButton';
import { EditFactsButton } from '@/parts/dialogs/EditFactsButton';
import { SignInToEdit } from '@/parts/session/SignInToEdit';
import { ReportButton } from '@/parts/reports/ReportButton';
import { FollowMergedCards } from '@/parts/scopes/FollowMergedCards';
import { FollowScope } from '@/parts/scopes/FollowScope';
import { selectBaseRecord, selectEvent, selectMatchIdsOfEvent } from '@/wiki/records/recordsSelectors';
import { selectHidesResults, selectSecrecy, selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { isPending } from '@/wiki/scopes/readiness';
import { useKeepDay } from '@/parts/days/useKeepDay';
import { useScope } from '@/wiki/scopes/useScope';
import { useSport, useSports } from '@/wiki/sports/useSports';

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
  const { date, event: at } = match;
  const sport = useSport(at.sport.id);
  const event = useAppSelector((state) => selectEvent(state, at.id));
  const summary = matchSummary(match, weightClass);
  useHead(summary, {
    description: [event?.name, date, event?.location && place(event.location), ...matchWords(t, sport, match)]
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

interface MatchHeaderProps {
  readonly match: Match;
  readonly event: Event | undefined;
  readonly summary: string;
}

function MatchHeader({ match, event, summary }: MatchHeaderProps) {
  const { t } = useLanguage();
  const { id, date, event: at } = match;
  const keepDay = useKeepDay();
  const sports = useSports();
  const hidden = useAppSelector((state) => selectSecrecy(state, id) === 'hidden');
  // A shared link must not reveal more than its preview.
  const hides = useAppSelector(selectHidesResults);
  return (
    <PageHeader
      title={matchName(match)}
      kicker={
        <TextLink to={keepDay(path('event', { id: at.sport.id, eventId: at.id }))}>
          {event?.name ?? t(words.event)}
        </TextLink>
      }
      meta={[
        <DateText key="date" value={date} format="long" />,
        sportName(t, sports, at.sport.id),
        ...matchWords(t, findSport(sports, at.sport.id), match),
        ...(isUnusual(event?.status) ? [<EventStatus key="status" status={event.status} />] : []),
        ...(event?.valid === 0 ? [<Badge key="valid" kind="unreviewed" />] : []),
      ]}
      actions={
        <Stack row gap={2}>
          <PendingBadge collection="match" id={id} />
          {!hidden && <EditFactsButton collection="match" id={id} recordName={matchName(match)} />}
          <ShareButton title={hides ? matchName(match) : summary} to={path('match', { id })} />
          <DeleteButton
            collection="match"
            id={id}
            name={matchName(match)}
            leadsTo={path('event', { id: at.sport.id, eventId: at.id })}
          />
          <SignInToEdit />
        </Stack>
      }
    />
  );
}

function Contest({ match, sport }: { readonly match: Match; readonly sport: Sport | undefined }) {
  const { t } = useLanguage();
  const rated = useMatchRatings(match, sport);
  return (
    <Section title={wordOf(t, sport, 'match')}>
      <Panel>
        <Stack gap={4}>
          <MatchScore match={match} />
          <p className={styles.marks}>
            <MatchMarks match={match} />
          </p>
          <TitleLink match={match} sport={sport} />
          <MatchChance match={match} rated={rated} />
          <TwoSides match={match} rated={rated} />
          {match.note !== undefined && <p className={styles.note}>{match.note}</p>}
        </Stack>
      </Panel>
      <ReportButton collection="match" id={match.id} name={matchName(match)} />
    </Section>
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

/**
 * The rest of the card and the stored facts, shown at once, because parts that arrive one by one would move
 * each other.
 */
function RestOfCard({ match }: { readonly match: Match }) {
  const { t } = useLanguage();
  const { id, event } = match;
  const card = useScope({ kind: 'matchesOfEvent', event: event.id });
  const readiness = useReadiness([card], { stored: 'match', whole: true });
  const others = useAppSelector(
    (state) => selectMatchIdsOfEvent(state, event.id).filter((other) => other !== id),
    sameItems,
  );
  if (isPending(readiness, others.length > 0))
    return <PendingContent rows={6} label={t(loading.loading, { what: t(words.matches) })} />;
  return (
    <>
      <CardNeighbours id={id} />
      {others.length > 0 && (
        <Section title={t(records.sameCard)} count={others.length}>
          <Panel flush>
            <List label={t(records.sameCard)}>
              {others.map((other) => (
                <MatchRow key={other} id={other} details />
              ))}
            </List>
          </Panel>
        </Section>
      )}
      <MatchFacts match={match} />
    </>
  );
}

export const page = definePage<{ readonly id: string }>({ Component: MatchPage });
