import { words } from '@/language/en/words';
import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { matchName } from '@/model/matches/matchFacts';
import type { Event, Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { findSport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { DateText } from '@/ui/DateText';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { EventStatus, isUnusual } from '@/parts/records/EventStatus';
import { ShareButton } from '@/parts/sharing/ShareButton';
import { matchWords, sportName } from '@/parts/words/sportWords';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { DeleteButton } from '@/parts/dialogs/DeleteButton';
import { EditFactsButton } from '@/parts/dialogs/EditFactsButton';
import { SignInToEdit } from '@/parts/session/SignInToEdit';
import { selectHidesResults, selectSecrecy } from '@/wiki/spoilers/spoilersSelectors';
import { useKeepDay } from '@/parts/days/useKeepDay';
import { useSports } from '@/wiki/sports/useSports';

export interface MatchHeaderProps {
  readonly match: Match;
  readonly event: Event | undefined;
  readonly summary: string;
}

export function MatchHeader({ match, event, summary }: MatchHeaderProps) {
  const { t } = useLanguage();
  const { id, event: at } = match;
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
        <DateText key="date" value={knownDate(match)} format="long" />,
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
