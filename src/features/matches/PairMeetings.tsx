import { ratings } from '@/language/en/ratings';
import { List } from '@/ui/List';
import { loading } from '@/language/en/loading';
import { records } from '@/language/en/records';
import { words } from '@/language/en/words';
import { useLanguage } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { Section } from '@/ui/Section';
import { selectMeetings, selectPair } from '@/features/players/rivalsSelectors';
import { usePartial } from '@/parts/scopes/usePartial';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { isPending } from '@/wiki/scopes/readiness';
import { useScopeStatus } from '@/wiki/scopes/useScope';
import { useSportQuery } from '@/wiki/sports/useSports';
import { useKeepDay } from '@/parts/days/useKeepDay';
import { useToday } from '@/parts/days/useToday';
import { PairMeeting } from './PairMeeting';

export function PairMeetings({ match }: { readonly match: Match }) {
  const { t } = useLanguage();
  const { id, player1, player2, event } = match;
  const query = useSportQuery(event.sport.id);
  const keepDay = useKeepDay();
  const scope = useScopeStatus({ kind: 'matchesOfSport', sport: event.sport.id });
  const readiness = useReadiness([scope], { stored: 'match', whole: true });
  const meetings = useAppSelector((state) => selectMeetings(state, player1.id, player2.id), sameItems);
  const today = useToday();
  const partial = usePartial();
  const held = useAppSelector((state) => selectPair(state, player1.id, player2.id, today).held.length);
  return (
    <Section
      title={t(records.meetings)}
      count={(!partial && held) || undefined}
      actions={
        <ButtonLink
          size="sm"
          variant="quiet"
          to={keepDay(path('versus', { id: player1.id, otherId: player2.id }) + query)}
        >
          {t(ratings.headToHead)}
        </ButtonLink>
      }
    >
      {isPending(readiness, meetings.length > 1) ? (
        <PendingContent rows={3} label={t(loading.loading, { what: t(words.matches) })} />
      ) : (
        <List label={t(records.meetings)}>
          {meetings.map((meeting) => (
            <PairMeeting key={meeting.id} match={meeting} current={meeting.id === id} />
          ))}
        </List>
      )}
    </Section>
  );
}
