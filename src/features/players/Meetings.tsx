import { Swords } from 'lucide-react';
import { Fragment } from 'react';
import { words } from '@/language/en/words';
import { players as texts } from '@/language/en/players';
import { useLanguage } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { knownDate } from '@/model/dates';
import { perspective } from '@/model/matches/perspective';
import { tellsResult } from '@/model/matches/spoilers';
import type { RatedStep } from '@/model/ratings/history';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { Panel } from '@/ui/Panel';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { Section } from '@/ui/Section';
import { TextLink } from '@/ui/TextLink';
import { daysAway } from '@/parts/days/daysAway';
import { useKeepDay } from '@/parts/days/useKeepDay';
import { useToday } from '@/parts/days/useToday';
import { choiceWords, endingWords, resultText } from '@/parts/words/sportWords';
import { VideoLink } from '@/parts/matches/VideoLink';
import { CsvButton } from '@/parts/export/CsvButton';
import { EventStatus } from '@/parts/records/EventStatus';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { ResultSlot } from '@/parts/spoilers/ResultSlot';
import { wholePoints } from '@/parts/ratings/RatingText';
import { useAsOf } from '@/parts/ratings/useAsOf';
import { selectMeetings, type PairMatches } from './rivalsSelectors';
import { selectIsToCome } from '@/wiki/records/meetingsSelectors';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useSport } from '@/wiki/sports/useSports';

export interface PairProps {
  readonly ids: readonly [string, string];
  readonly names: readonly [string, string];
}

interface MeetingsProps extends PairProps {
  readonly pair: PairMatches;
  readonly steps: readonly RatedStep[];
}

export function Meetings({ ids, names: [own, other], pair: { held }, steps }: MeetingsProps) {
  const { t } = useLanguage();
  const [until] = useAsOf();
  const meetings = useAppSelector((state) => selectMeetings(state, ...ids, until), sameItems);
  const columns: readonly Column[] = [
    { key: 'event', label: t(words.match), phone: 'lead' },
    { key: 'score', label: `${own} – ${other}`, align: 'end', phone: 'end' },
    { key: 'then', label: t(texts.ratingsThen), align: 'end' },
    { key: 'chance', label: t(texts.chanceOf, { name: own }), align: 'end' },
  ];
  return (
    <Section
      title={t(texts.meetings)}
      count={held.length || undefined}
      actions={
        meetings.length > 0 && (
          <CsvButton
            file={`${own}-${other}`}
            what={t(texts.meetings)}
            content={() => ({ kind: 'match', ids: meetings.map((match) => match.id) })}
          />
        )
      }
    >
      {meetings.length === 0 ? (
        <EmptyState icon={<Swords />} title={t(texts.neverMet)}>
          {t(texts.neverMetHint)}
        </EmptyState>
      ) : (
        <Panel flush>
          <DataTable caption={t(texts.meetings)} columns={columns}>
            {meetings.map((match) => (
              <Row
                key={match.id}
                match={match}
                own={ids[0]}
                step={steps.find((step) => step.match === match.id)}
              />
            ))}
          </DataTable>
        </Panel>
      )}
    </Section>
  );
}

interface RowProps {
  readonly match: Match;
  readonly own: string;
  readonly step: RatedStep | undefined;
}

function Row({ match, own, step }: RowProps) {
  const { t, number, dates } = useLanguage();
  const keepDay = useKeepDay();
  const today = useToday();
  const event = useAppSelector((state) => selectEvent(state, match.event.id));
  const comes = useAppSelector((state) => selectIsToCome(state, match.id, today));
  const sport = useSport(match.event.sport.id);
  const sides = perspective(match, own);
  const ending = endingWords(t, match);
  const isCancelled = event?.status === 'cancelled' && !tellsResult(match);
  return (
    <DataRow>
      <DataCell column="event" header>
        <TextLink to={keepDay(path('match', { id: match.id }))}>{event?.name ?? t(words.match)}</TextLink> ·{' '}
        <DateText value={knownDate(match)} />
        {choiceWords(t, sport, match, 'alone').map((word) => (
          <Fragment key={word}> · {word}</Fragment>
        ))}
        {ending !== undefined && <> · {ending}</>}
        {match.youtube && (
          <>
            {' · '}
            <VideoLink match={match} />
          </>
        )}{' '}
        <PendingBadge collection="match" id={match.id} />
      </DataCell>
      <DataCell column="score">
        {comes && daysAway({ t, dates }, match, today)}
        {isCancelled && <EventStatus status={event?.status} />}
        {sides && !comes && !isCancelled && (
          <ResultSlot id={match.id}>{resultText(t, { player1: sides.own, player2: sides.other })}</ResultSlot>
        )}
      </DataCell>
      <DataCell column="then">
        {step ? `${wholePoints(step.own.points)} – ${wholePoints(step.other.points)}` : '–'}
      </DataCell>
      <DataCell column="chance">{step ? number(step.chance, { style: 'percent' }) : '–'}</DataCell>
    </DataRow>
  );
}
