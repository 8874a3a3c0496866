import { Swords } from 'lucide-react';
import { Fragment } from 'react';
import { players as texts } from '@/language/en/players';
import { ratings } from '@/language/en/ratings';
import { useLanguage } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { knownDate, type DateString } from '@/model/dates';
import { perspective } from '@/model/matches/perspective';
import type { RatedStep } from '@/model/ratings/history';
import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { Panel } from '@/ui/Panel';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { Section } from '@/ui/Section';
import { EventLink } from '@/parts/records/EventLink';
import { choiceWords, endingWords, resultText } from '@/parts/words/sportWords';
import { CsvButton } from '@/parts/export/CsvButton';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { ResultSlot } from '@/parts/spoilers/ResultSlot';
import { wholePoints } from '@/parts/ratings/RatingText';
import { selectMeetings } from './rivalsSelectors';
import { useSport } from '@/wiki/sports/useSports';

export interface PairProps {
  readonly ids: readonly [string, string];
  readonly names: readonly [string, string];
}

interface MeetingsProps extends PairProps {
  readonly steps: readonly RatedStep[];
  readonly until: DateString | undefined;
}

export function Meetings({ ids: [id, otherId], names: [own, other], steps, until }: MeetingsProps) {
  const { t } = useLanguage();
  const meetings = useAppSelector((state) => selectMeetings(state, id, otherId, until), sameItems);
  const columns: readonly Column[] = [
    { key: 'event', label: t(ratings.match), phone: 'lead' },
    { key: 'score', label: `${own} – ${other}`, align: 'end', phone: 'end' },
    { key: 'then', label: t(texts.ratingsThen), align: 'end' },
    { key: 'chance', label: t(texts.chanceOf, { name: own }), align: 'end' },
  ];
  return (
    <Section
      title={t(texts.meetings)}
      count={meetings.length || undefined}
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
                own={id}
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
  const { t, number } = useLanguage();
  const sport = useSport(match.event.sport.id);
  const sides = perspective(match, own);
  const ending = endingWords(t, match);
  return (
    <DataRow>
      <DataCell column="event" header>
        <EventLink id={match.event.id} sport={match.event.sport.id} /> · <DateText value={knownDate(match)} />
        {choiceWords(t, sport, match, 'alone').map((word) => (
          <Fragment key={word}> · {word}</Fragment>
        ))}
        {ending !== undefined && <> · {ending}</>} <PendingBadge collection="match" id={match.id} />
      </DataCell>
      <DataCell column="score">
        {sides && (
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
