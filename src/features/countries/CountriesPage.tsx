import { Globe } from 'lucide-react';
import { nations } from '@/language/en/nations';
import { titles } from '@/language/en/titles';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { localText } from '@/parts/words/sportWords';
import { RankingFilters } from '@/parts/ratings/RankingFilters';
import { DataMenu, DataPage } from '@/parts/export/DataMenu';
import { RankingViews } from '@/parts/ratings/RankingViews';
import { RatedContent } from '@/parts/ratings/RatedContent';
import { SportChoices } from '@/parts/ratings/SportChoices';
import { UnknownSport } from '@/parts/records/UnknownSport';
import { filterQuestion, useRankingAddress } from '@/parts/ratings/useRankingAddress';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { selectCountriesRevision } from '@/wiki/ratings/countriesRevision';
import { CountriesTable } from './CountriesTable';
import { PastDay } from '@/parts/ratings/PastDay';
import { chosenWords } from '@/parts/ratings/chosenWords';

function CountriesPage() {
  const t = useText();
  const countries = useAppSelector(selectCountriesRevision);
  const address = useRankingAddress();
  useHead(address && t(titles.countries), { description: t(nations.description) });
  const asOf = useRatedDay(address?.filter.asOf);
  if (address === undefined) return <UnknownSport />;
  const { sport, filter, params, change } = address;
  return (
    <DataPage>
      <PageHeader title={t(titles.countries)} meta={[t(localText(sport.name))]} actions={<DataMenu />} />
      <RankingViews sport={sport} />
      <Stack gap={4}>
        <SportChoices sport={sport} route="countries" />
        <RankingFilters sport={sport} filter={filter} params={params} onChange={change} />
        <PastDay what={[t(titles.countries), ...chosenWords(t, sport, filter)]} asOf={asOf} />
        <RatedContent
          kind="countries"
          what={words.countries}
          question={{ ...filterQuestion(sport, filter, asOf), countries }}
          isEmpty={(rows) => rows.length === 0}
          rows={14}
          nothing={
            <EmptyState icon={<Globe />} title={t(nations.nothing)}>
              {t(nations.nothingHint)}
            </EmptyState>
          }
        >
          {(rows) => <CountriesTable rows={rows} query={`?${params}`} file={`${sport.id}-countries`} />}
        </RatedContent>
      </Stack>
    </DataPage>
  );
}

export const page = definePage({ Component: CountriesPage });
