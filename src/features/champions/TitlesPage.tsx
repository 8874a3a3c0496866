import { Medal } from 'lucide-react';
import { champions } from '@/language/en/champions';
import { titles } from '@/language/en/titles';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { localText } from '@/parts/words/sportWords';
import { DataMenu, DataPage } from '@/parts/export/DataMenu';
import { RankingViews } from '@/parts/ratings/RankingViews';
import { RatedContent } from '@/parts/ratings/RatedContent';
import { SportChoices } from '@/parts/ratings/SportChoices';
import { UnknownSport } from '@/parts/records/UnknownSport';
import { useRankingAddress } from '@/parts/ratings/useRankingAddress';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { TitlesNote } from './TitlesNote';
import { TitlesTable } from './TitlesTable';
import { PastDay } from '@/parts/ratings/PastDay';

function TitlesPage() {
  const t = useText();
  const address = useRankingAddress();
  useHead(address && t(titles.titles), { description: t(champions.description) });
  const asOf = useRatedDay(address?.filter.asOf);
  if (address === undefined) return <UnknownSport />;
  const { sport, filter } = address;
  return (
    <DataPage>
      <PageHeader title={t(titles.titles)} meta={[t(localText(sport.name))]} actions={<DataMenu />} />
      <RankingViews sport={sport} />
      <Stack gap={4}>
        <SportChoices sport={sport} route="titles" />
        <PastDay what={[t(titles.titles), t(localText(sport.name))]} asOf={asOf} />
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
      </Stack>
    </DataPage>
  );
}

export const page = definePage({ Component: TitlesPage });
