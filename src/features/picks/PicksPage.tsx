import { useSearchParams } from 'react-router';
import { picks } from '@/language/en/picks';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { firstPickDay } from '@/model/picks/crowd';
import { seriesTableId, yearTableId } from '@/model/picks/table';
import type { Sport } from '@/model/sports';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { useToday } from '@/parts/days/useToday';
import { PickTableView } from '@/parts/picks/PickTableView';
import { ResultPicture } from '@/parts/picks/ResultPicture';
import { usePickTable } from '@/parts/picks/usePickTable';
import { useAskedSport } from '@/parts/ratings/useAskedSport';
import { SportChoices } from '@/parts/ratings/SportChoices';
import { UnknownSport } from '@/parts/records/UnknownSport';
import { HiddenResults } from '@/parts/spoilers/HiddenResults';
import { selectSeries } from '@/features/sports/lists/seriesSelectors';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { useScope } from '@/wiki/scopes/useScope';
import { selectHidesSums } from '@/wiki/spoilers/hiddenSums';
import { OwnPicks } from './OwnPicks';

function PicksPage() {
  const t = useText();
  const sport = useAskedSport();
  useHead(t(titles.picks));
  if (!sport) return <UnknownSport />;
  return (
    <>
      <PageHeader title={t(titles.picks)} />
      <Stack gap={5}>
        <SportChoices sport={sport} route="picks" />
        <Tables sport={sport} />
        <div id="mine">
          <Section title={t(picks.mine)}>
            <OwnPicks sport={sport} />
          </Section>
        </div>
      </Stack>
    </>
  );
}

function Tables({ sport }: { readonly sport: Sport }) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  useScope({ kind: 'events' });
  const today = useToday();
  const series = useAppSelector((state) => selectSeries(state, sport.id));
  const thisYear = Number(today.slice(0, 4));
  const first = Number(firstPickDay.slice(0, 4));
  const years = Array.from({ length: Math.max(1, thisYear - first + 1) }, (_, ago) => String(thisYear - ago));
  const choices = [
    ...years.map((year) => ({ value: `year=${year}`, label: t(picks.ofYear, { year }) })),
    ...series.map(({ key, name }) => ({
      value: `series=${encodeURIComponent(key)}`,
      label: t(picks.ofSeries, { name }),
    })),
  ];
  const askedSeries = params.get('series');
  const year = params.get('year') ?? String(thisYear);
  const value = askedSeries === null ? `year=${year}` : `series=${encodeURIComponent(askedSeries)}`;
  const id = askedSeries === null ? yearTableId(sport.id, year) : seriesTableId(sport.id, askedSeries);
  const label = choices.find((choice) => choice.value === value)?.label ?? t(titles.picks);
  const found = usePickTable(id);
  const hidden = useAppSelector(selectHidesSums);
  return (
    <Section
      title={label}
      actions={
        <FilterSelect
          filter={{
            name: 'table',
            label: t(picks.whichTable),
            value,
            choices,
            onChange: (next = '') =>
              setParams(new URLSearchParams(`sport=${sport.id}&${next}`), { preventScrollReset: true }),
          }}
        />
      }
    >
      {hidden ? (
        <HiddenResults />
      ) : (
        <Stack gap={4}>
          <ResultPicture own={found.own} title={label} />
          <PickTableView found={found} caption={label} />
        </Stack>
      )}
    </Section>
  );
}

export const page = definePage({ Component: PicksPage });
