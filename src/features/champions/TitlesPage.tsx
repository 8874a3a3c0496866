import { Medal } from 'lucide-react';
import { champions } from '@/language/en/champions';
import { titles } from '@/language/en/titles';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { EmptyState } from '@/ui/EmptyState';
import { RatedContent } from '@/parts/ratings/RatedContent';
import { RatedPage } from '@/parts/ratings/RatedPage';
import { TitlesNote } from './TitlesNote';
import { TitlesTable } from './TitlesTable';

function TitlesPage() {
  const t = useText();
  return (
    <RatedPage
      route="titles"
      title={t(titles.titles)}
      description={t(champions.description)}
      filtered={false}
    >
      {({ sport, filter }, asOf) => (
        <>
          <RatedContent
            kind="titles"
            what={words.titles}
            question={{ sport: sport.id, asOf }}
            isEmpty={(rows) => rows.length === 0}
            nothing={
              <EmptyState icon={<Medal />} title={t(champions.nothing)}>
                {t(champions.nothingHint)}
              </EmptyState>
            }
          >
            {(rows) => <TitlesTable sport={sport} rows={rows} asOf={filter.asOf} />}
          </RatedContent>
          <TitlesNote />
        </>
      )}
    </RatedPage>
  );
}

export const page = definePage({ Component: TitlesPage });
