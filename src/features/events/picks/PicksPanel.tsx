import { ListOrdered } from 'lucide-react';
import { picks } from '@/language/en/picks';
import { spoilers } from '@/language/en/spoilers';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import type { Event } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { selectSeriesOf } from '@/features/sports/lists/seriesSelectors';
import { useAppSelector } from '@/store/typed';
import { PickTableView } from '@/parts/picks/PickTableView';
import { ResultPicture } from '@/parts/picks/ResultPicture';
import { isRecent, usePickTable } from '@/parts/picks/usePickTable';
import { useToday } from '@/parts/days/useToday';
import { EmptyState } from '@/ui/EmptyState';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { selectIsEventHidden } from '@/wiki/spoilers/hiddenSums';
import { CardResults } from '../CardResults';

/** Who picked the event best; nothing of it while results are hidden. */
export function PicksPanel({ event }: { readonly event: Event }) {
  const t = useText();
  const { id } = event;
  const hidden = useAppSelector((state) => selectIsEventHidden(state, id));
  return (
    <Section title={t(titles.picks)} actions={<CardResults event={id} />}>
      {hidden ? (
        <EmptyState icon={<ListOrdered />} title={t(spoilers.hidden)}>
          {t(spoilers.hiddenHint)}
        </EmptyState>
      ) : (
        <Stack gap={4}>
          <OtherTables event={event} />
          <EventTable event={event} />
        </Stack>
      )}
    </Section>
  );
}

function EventTable({ event: { id, name, date } }: { readonly event: Event }) {
  const found = usePickTable(id, isRecent(date, useToday()));
  return (
    <>
      <ResultPicture own={found.own} title={name} />
      <PickTableView found={found} caption={name} />
    </>
  );
}

function OtherTables({ event }: { readonly event: Event }) {
  const t = useText();
  const series = useAppSelector((state) => selectSeriesOf(state, event));
  const year = event.date.slice(0, 4);
  const to = (search: Readonly<Record<string, string>>) =>
    `${path('picks')}?${new URLSearchParams({ sport: event.sport.id, ...search }).toString()}`;
  return (
    <Stack row gap={3}>
      {series && (
        <TextLink to={to({ series: series.key })}>{t(picks.ofSeries, { name: series.name })}</TextLink>
      )}
      <TextLink to={to({ year })}>{t(picks.ofYear, { year })}</TextLink>
      <TextLink to={`${path('picks')}#mine`}>{t(picks.mine)}</TextLink>
    </Stack>
  );
}
