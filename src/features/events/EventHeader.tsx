import { sportName, wordOf } from '@/parts/words/sportWords';
import { useLanguage, useText } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { startOf, type Start } from '@/model/records/startsAt';
import { path } from '@/model/sharing/routes';
import type { Event } from '@/model/records/records';
import { selectSeriesOf } from '@/features/sports/lists/seriesSelectors';
import { useAppSelector } from '@/store/typed';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { selectMatchIdsOfEvent } from '@/wiki/records/recordsSelectors';
import { Badge } from '@/ui/Badge';
import { DateBlock } from '@/ui/DateBlock';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useMinute } from '@/ui/useMinute';
import { Country } from '@/parts/records/Country';
import { EventStatus, isUnusual } from '@/parts/records/EventStatus';
import { daysUntilKnown } from '@/parts/days/daysUntil';
import { EventDates } from '@/parts/days/EventDates';
import { inDays } from '@/parts/days/inDays';
import { useToday } from '@/parts/days/useToday';
import { EditButton } from '@/parts/dialogs/EditButton';
import { CsvButton } from '@/parts/export/CsvButton';
import { DataMenu } from '@/parts/export/DataMenu';
import { WatchButton } from '@/parts/watches/WatchButton';
import { SubscribeMenu } from '@/parts/sharing/SubscribeMenu';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { SignInToEdit } from '@/parts/session/SignInToEdit';
import { useSport, useSports } from '@/wiki/sports/useSports';
import { EventMenu } from './EventMenu';
import { EventTools } from './laterParts';
import styles from './EventPage.module.css';
import { events } from '@/language/en/events';

export function EventHeader({ event }: { readonly event: Event }) {
  const { place, country: countryName } = useLanguage();
  const { id, name, location, country, status, valid } = event;
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  const where = location && place(location);
  const start = startOf(event);
  const days = daysUntilKnown(event, useToday());
  const daysTo = days === undefined || days < 0 ? undefined : days;
  return (
    <PageHeader
      title={name}
      kicker={<Kicker event={event} />}
      leading={<DateBlock value={knownDate(event)} />}
      meta={[
        <EventDates key="date" event={event} format="long" />,
        start && <EventStart key="start" start={start} />,
        isUnusual(status) && <EventStatus key="status" status={status} />,
        daysTo !== undefined && status !== 'cancelled' && (
          <Countdown key="days" days={daysTo} at={start?.at} />
        ),
        where,
        // Most places name their country.
        country !== undefined && !where?.endsWith(countryName(country)) && (
          <Country key="country" stored={country} />
        ),
        valid === 0 && <Badge key="valid" kind="unreviewed" />,
      ]}
      actions={
        <Stack row gap={2}>
          <PendingBadge collection="event" id={id} />
          <WatchButton watched={{ kind: 'event', id }} name={name} />
          <SubscribeMenu subject={{ kind: 'event', id }} />
          <EventMenu event={event} />
          <DataMenu />
          <CardTable event={event} />
          <EditButton collection="event" id={id} field="name" />
          {mayEdit && <EventTools event={event} />}
          <SignInToEdit />
        </Stack>
      }
    />
  );
}

const dayMs = 86_400_000;

function Kicker({ event }: { readonly event: Event }) {
  const t = useText();
  const { id } = event.sport;
  const sports = useSports();
  const series = useAppSelector((state) => selectSeriesOf(state, event));
  return (
    <>
      <TextLink to={path('sport', { id })}>{sportName(t, sports, id)}</TextLink>
      {series && (
        <>
          {' · '}
          <TextLink to={path('series', { id, series: series.key })}>{series.name}</TextLink>
        </>
      )}
    </>
  );
}

function CardTable({ event: { id, name, sport } }: { readonly event: Event }) {
  const t = useText();
  const known = useSport(sport.id);
  const matches = useAppSelector((state) => selectMatchIdsOfEvent(state, id));
  return (
    <CsvButton
      file={name}
      what={wordOf(t, known, 'matches')}
      disabled={matches.length === 0}
      content={() => ({ kind: 'match', ids: matches })}
    />
  );
}

interface CountdownProps {
  readonly days: number;
  readonly at: number | undefined;
}

function Countdown({ days, at }: CountdownProps) {
  const { t, dates } = useLanguage();
  const now = useMinute();
  const soon = at !== undefined && at > now && at - now < dayMs ? dates.relative(at, now) : undefined;
  return <span className={styles.days}>{soon ?? inDays(t, days)}</span>;
}

function EventStart({ start: { at, time, zone, offsetMinutes } }: { readonly start: Start }) {
  const { t, dates } = useLanguage();
  const there = dates.clock(at, zone) ?? `${time} ${zone}`;
  const own = -new Date(at).getTimezoneOffset() === offsetMinutes ? undefined : dates.time(at);
  return (
    <time dateTime={new Date(at).toISOString()}>
      {own === undefined
        ? t(events.startsAt, { time: there })
        : t(events.startsAtForYou, { time: there, own })}
    </time>
  );
}
