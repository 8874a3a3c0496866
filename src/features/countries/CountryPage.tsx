import { Globe } from 'lucide-react';
import { nations } from '@/language/en/nations';
import { useLanguage } from '@/language/useLanguage';
import { countryOf } from '@/model/records/countryOf';
import { path } from '@/model/sharing/routes';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { Country } from '@/parts/records/Country';
import { NotFound } from '@/parts/records/NotFound';
import { localText } from '@/parts/words/sportWords';
import { DataMenu, DataPage } from '@/parts/export/DataMenu';
import { WatchButton } from '@/parts/watches/WatchButton';
import { RankingFilters } from '@/parts/ratings/RankingFilters';
import { RatedContent } from '@/parts/ratings/RatedContent';
import { withParam } from '@/parts/ratings/ratingFilter';
import { UnknownSport } from '@/parts/records/UnknownSport';
import { filterQuestion, useRankingAddress, type RankingAddress } from '@/parts/ratings/useRankingAddress';
import { SubscribeMenu } from '@/parts/sharing/SubscribeMenu';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { selectCountriesRevision } from '@/wiki/ratings/countriesRevision';
import { CountryPlayers } from './CountryPlayers';
import { CountryTallies } from './CountryTallies';
import { PastDay } from '@/parts/ratings/PastDay';
import { chosenWords } from '@/parts/ratings/chosenWords';

function CountryPage({ id }: { readonly id: string }) {
  const address = useRankingAddress();
  if (address === undefined) return <UnknownSport />;
  const code = countryOf(id.toUpperCase()) ?? countryOf(id);
  return code === undefined ? <NotFound /> : <KnownCountry id={code} address={address} />;
}

interface KnownCountryProps {
  readonly id: string;
  readonly address: RankingAddress;
}

function KnownCountry({ id, address: { sport, filter, params, change } }: KnownCountryProps) {
  const { t, country } = useLanguage();
  const name = country(id);
  useHead(name, { description: t(nations.countryDescription, { country: name }) });
  const asOf = useRatedDay(filter.asOf);
  const countries = useAppSelector(selectCountriesRevision);
  const against = countryOf(params.get('against') ?? '');
  return (
    <DataPage>
      <PageHeader
        title={<Country stored={id} />}
        kicker={
          <TextLink to={path('countries') + withParam(params, 'against', undefined)}>
            {t(nations.allCountries)}
          </TextLink>
        }
        meta={[t(localText(sport.name))]}
        actions={
          <>
            <WatchButton watched={{ kind: 'country', code: id }} name={name} />
            <SubscribeMenu subject={{ kind: 'country', id: id.toLowerCase() }} />
            <DataMenu />
          </>
        }
      />
      <Stack gap={4}>
        <RankingFilters sport={sport} filter={filter} params={params} onChange={change} />
        <PastDay what={[name, ...chosenWords(t, sport, filter)]} asOf={asOf} />
        <RatedContent
          kind="country"
          question={{
            ...filterQuestion(sport, filter, asOf),
            countries,
            country: id,
            ...(against && { against }),
          }}
          isEmpty={({ row }) => row === undefined}
          rows={14}
          nothing={<EmptyState icon={<Globe />} title={t(nations.nobody)} />}
        >
          {({ row, players, against: tallies, meetings }) => (
            <Stack gap={6}>
              <CountryPlayers row={row} players={players} file={`${name}-players`} />
              <CountryTallies
                country={id}
                tallies={tallies}
                other={against}
                meetings={meetings}
                linkTo={(other) => withParam(params, 'against', other)}
              />
            </Stack>
          )}
        </RatedContent>
      </Stack>
    </DataPage>
  );
}

export const page = definePage<{ readonly id: string }>({ Component: CountryPage });
