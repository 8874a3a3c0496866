import { ratings } from '@/language/en/ratings';
import { loading } from '@/language/en/loading';
import { records } from '@/language/en/records';
import { words } from '@/language/en/words';
import { useLanguage } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { knownDate } from '@/model/dates';
import { matchName } from '@/model/matches/matchFacts';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { ButtonLink } from '@/ui/ButtonLink';
import { DateText } from '@/ui/DateText';
import { List, ListRow } from '@/ui/List';
import { Panel } from '@/ui/Panel';
import { resultText } from '@/parts/words/sportWords';
import { ScoreText } from '@/ui/ScoreText';
import { Section } from '@/ui/Section';
import { selectIsToCome, selectMeetings } from '@/features/players/rivalsSelectors';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { ResultSlot } from '@/parts/spoilers/ResultSlot';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { isPending } from '@/wiki/scopes/readiness';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';
import { selectSecrecy } from '@/wiki/spoilers/spoilersSelectors';
import { useSportQuery } from '@/wiki/sports/useSports';
import { daysAway } from '@/parts/days/daysAway';
import { useKeepDay } from '@/parts/days/useKeepDay';
import { useToday } from '@/parts/days/useToday';
import { useMatchLine } from '@/wiki/sports/useMatchLine';

export function PairMeetings({ match }: { readonly match: Match }) {
  const { t } = useLanguage();
  const { id, player1, player2, event } = match;
  const query = useSportQuery(event.sport.id);
  const keepDay = useKeepDay();
  const scope = useAppSelector((state) =>
    selectScopeStatus(state, { kind: 'matchesOfSport', sport: event.sport.id }),
  );
  const readiness = useReadiness([scope], { stored: 'match', whole: true });
  const meetings = useAppSelector((state) => selectMeetings(state, player1.id, player2.id), sameItems);
  const today = useToday();
  const held = useAppSelector(
    (state) => meetings.filter(({ id: each }) => !selectIsToCome(state, each, today)).length,
  );
  return (
    <Section
      title={t(records.meetings)}
      count={held || undefined}
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
        <Panel flush>
          <List label={t(records.meetings)}>
            {meetings.map((meeting) => (
              <Meeting key={meeting.id} match={meeting} current={meeting.id === id} />
            ))}
          </List>
        </Panel>
      )}
    </Section>
  );
}

function Meeting({ match, current }: { readonly match: Match; readonly current: boolean }) {
  const keepDay = useKeepDay();
  const { t, dates } = useLanguage();
  const lineOf = useMatchLine();
  const today = useToday();
  const event = useAppSelector((state) => selectEvent(state, match.event.id)?.name);
  const comes = useAppSelector((state) => selectIsToCome(state, match.id, today));
  // A result that may be hidden is rendered in a place of its own.
  const apart = useAppSelector((state) => selectSecrecy(state, match.id) !== undefined);
  return (
    <ListRow
      title={<ScoreText text={apart ? matchName(match) : lineOf(match)} />}
      to={current ? undefined : keepDay(path('match', { id: match.id }))}
      subtitle={
        <>
          {event !== undefined && `${event} · `}
          <DateText value={knownDate(match)} />
        </>
      }
      meta={
        current ? (
          <Badge kind="neutral">{t(records.thisMatch)}</Badge>
        ) : (
          comes && daysAway({ t, dates }, match, today)
        )
      }
      actions={apart && <ResultSlot id={match.id}>{resultText(t, match)}</ResultSlot>}
    />
  );
}
