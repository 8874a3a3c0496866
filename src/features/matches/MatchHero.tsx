import { career } from '@/language/en/career';
import { fields } from '@/language/en/fields';
import { words } from '@/language/en/words';
import { useLanguage, useText } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { matchName } from '@/model/matches/matchFacts';
import type { Event, Match, Side } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { DateText } from '@/ui/DateText';
import { Dotted, ScoreBoard } from '@/ui/ScoreBoard';
import { TextLink } from '@/ui/TextLink';
import { useKeepDay } from '@/parts/days/useKeepDay';
import type { ShownRatings } from '@/parts/ratings/useMatchRatings';
import { EventStatus, isUnusual } from '@/parts/records/EventStatus';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { ResultButton } from '@/parts/spoilers/lazyResultButton';
import { choiceWords, codeName, endingWords, sideScore, stageName } from '@/parts/words/sportWords';
import { selectSecrecy } from '@/wiki/spoilers/spoilersSelectors';
import { SideFacts } from './SideFacts';
import { titleOf } from '@/model/titles/title';
import { titlePath } from '@/parts/titles/titleAddress';

export interface MatchHeroProps {
  readonly match: Match;
  readonly event: Event | undefined;
  readonly sport: Sport | undefined;
  readonly rated: ShownRatings | undefined;
}

export function MatchHero({ match, event, sport, rated }: MatchHeroProps) {
  const { t } = useLanguage();
  const { id, event: at, player1, player2 } = match;
  const keepDay = useKeepDay();
  const hidden = useAppSelector((state) => selectSecrecy(state, id) === 'hidden');
  const markOf = ({ result }: Side) =>
    result === 'W' ? t(fields.winner) : result === 'D' ? t(career.draw) : undefined;
  const sideOf = (side: Side, place: 0 | 1) => ({
    name: <PlayerLink id={side.id} name={side.name} />,
    score: hidden ? undefined : sideScore(t, side),
    ahead: side.result === 'W',
    facts: <SideFacts side={side} mark={markOf(side)} place={place} rated={rated} />,
  });
  return (
    <ScoreBoard
      title={matchName(match)}
      heading={
        <TextLink to={keepDay(path('event', { id: at.sport.id, eventId: at.id }))}>
          {event?.name ?? t(words.event)}
        </TextLink>
      }
      about={<About match={match} event={event} />}
      sides={[sideOf(player1, 0), sideOf(player2, 1)]}
      cover={hidden ? <ResultButton id={id} whole /> : undefined}
      foot={<Foot match={match} sport={sport} />}
    />
  );
}

function About({ match, event }: Pick<MatchHeroProps, 'match' | 'event'>) {
  const { place } = useLanguage();
  return (
    <>
      <Dotted>
        {[
          <DateText key="date" value={knownDate(match)} format="long" />,
          event?.location !== undefined && place(event.location),
          isUnusual(event?.status) && <EventStatus key="status" status={event.status} />,
          event?.valid === 0 && <Badge key="valid" kind="unreviewed" />,
        ]}
      </Dotted>
      <PendingBadge collection="match" id={match.id} />
    </>
  );
}

function Foot({ match, sport }: Pick<MatchHeroProps, 'match' | 'sport'>) {
  const { t } = useLanguage();
  const { main, round, gender } = match;
  return (
    <>
      <Dotted>
        {[
          endingWords(t, match),
          ...choiceWords(t, sport, match, 'alone'),
          codeName(t, 'gender', gender),
          main && t(fields.main),
          round && stageName(t, round),
        ]}
      </Dotted>
      <TitleLink match={match} sport={sport} />
    </>
  );
}

function TitleLink({ match, sport }: { readonly match: Match; readonly sport: Sport | undefined }) {
  const t = useText();
  const title = titleOf(match, sport);
  if (match.title === undefined) return undefined;
  const said = t(words.atStake, { title: match.title });
  return (
    <p>
      {title === undefined || sport === undefined ? (
        said
      ) : (
        <TextLink to={titlePath(title, sport)}>{said}</TextLink>
      )}
    </p>
  );
}
