import { Globe } from 'lucide-react';
import { nations } from '@/language/en/nations';
import { titles } from '@/language/en/titles';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { RatedContent } from '@/parts/ratings/RatedContent';
import { RatedPage } from '@/parts/ratings/RatedPage';
import { filterQuestion } from '@/parts/ratings/useRankingAddress';
import { selectCountriesRevision } from '@/wiki/ratings/countriesRevision';
import { CountriesTable } from './CountriesTable';

function CountriesPage() {
  const t = useText();
  const countries = useAppSelector(selectCountriesRevision);
  return (
    <RatedPage route="countries" title={t(titles.countries)} description={t(nations.description)}>
      {({ sport, filter, params }, asOf) => (
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
      )}
    </RatedPage>
  );
}

export const page = definePage({ Component: CountriesPage });
