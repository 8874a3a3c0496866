import { Swords } from 'lucide-react';
import { Fragment } from 'react';
import { words } from '@/language/en/words';
import { players as texts } from '@/language/en/players';
import { useLanguage, useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { knownDate } from '@/model/dates';
import { perspective } from '@/model/matches/perspective';
import { tellsResult } from '@/model/matches/spoilers';
import type { RatedStep } from '@/model/ratings/history';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { DataTable, type Column } from '@/ui/DataTable';
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
  const { t, number } = useLanguage();
  const [until] = useAsOf();
  const meetings = useAppSelector((state) => selectMeetings(state, ...ids, until), sameItems);
  const stepOf = ({ id }: Match) => steps.find((step) => step.match === id);
  const columns: readonly Column<Match>[] = [
    { label: t(words.match), phone: 'lead', cell: (match) => <Fought match={match} /> },
    {
      label: `${own} – ${other}`,
      align: 'end',
      phone: 'end',
      cell: (match) => <Result match={match} own={ids[0]} />,
    },
    {
      label: t(texts.ratingsThen),
      align: 'end',
      cell: (match) => {
        const step = stepOf(match);
        return step ? `${wholePoints(step.own.points)} – ${wholePoints(step.other.points)}` : '–';
      },
    },
    {
      label: t(texts.chanceOf, { name: own }),
      align: 'end',
      cell: (match) => {
        const step = stepOf(match);
        return step ? number(step.chance, { style: 'percent' }) : '–';
      },
    },
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
        <DataTable caption={t(texts.meetings)} columns={columns} rows={meetings} keyOf={({ id }) => id} />
      )}
    </Section>
  );
}

function Fought({ match }: { readonly match: Match }) {
  const t = useText();
  const keepDay = useKeepDay();
  const event = useAppSelector((state) => selectEvent(state, match.event.id)?.name);
  const sport = useSport(match.event.sport.id);
  const ending = endingWords(t, match);
  return (
    <>
      <TextLink to={keepDay(path('match', { id: match.id }))}>{event ?? t(words.match)}</TextLink> ·{' '}
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
    </>
  );
}

function Result({ match, own }: { readonly match: Match; readonly own: string }) {
  const { t, dates } = useLanguage();
  const today = useToday();
  const status = useAppSelector((state) => selectEvent(state, match.event.id)?.status);
  const comes = useAppSelector((state) => selectIsToCome(state, match.id, today));
  const sides = perspective(match, own);
  if (comes) return daysAway({ t, dates }, match, today);
  if (status === 'cancelled' && !tellsResult(match)) return <EventStatus status={status} />;
  return (
    sides && (
      <ResultSlot id={match.id}>{resultText(t, { player1: sides.own, player2: sides.other })}</ResultSlot>
    )
  );
}
