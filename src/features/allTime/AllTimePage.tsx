import { Trophy } from 'lucide-react';
import { ratings } from '@/language/en/ratings';
import { allTime as texts } from '@/language/en/allTime';
import { titles } from '@/language/en/titles';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import type { AllTime } from '@/model/ratings/allTime';
import { definePage } from '@/store/page';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { localText } from '@/parts/words/sportWords';
import { RankingFilters } from '@/parts/ratings/RankingFilters';
import { RankingViews } from '@/parts/ratings/RankingViews';
import { RatedContent } from '@/parts/ratings/RatedContent';
import { SportChoices } from '@/parts/ratings/SportChoices';
import { UnknownSport } from '@/parts/records/UnknownSport';
import { filterQuestion, useRankingAddress } from '@/parts/ratings/useRankingAddress';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { MostMatches } from './MostMatches';
import { NumberOnes } from './NumberOnes';
import { Peaks } from './Peaks';
import { Upsets } from './Upsets';
import { WinningRuns } from './WinningRuns';
import { DataMenu, DataPage } from '@/parts/export/DataMenu';
import { PastDay } from '@/parts/ratings/PastDay';
import { chosenWords } from '@/parts/ratings/chosenWords';

/** `/records`: the records among all matches under a filter, up to a day. */
function AllTimePage() {
  const t = useText();
  const address = useRankingAddress();
  useHead(address && t(titles.records), { description: t(texts.description) });
  const asOf = useRatedDay(address?.filter.asOf);
  if (address === undefined) return <UnknownSport />;
  const { sport, filter, params, change } = address;
  return (
    <DataPage>
      <PageHeader title={t(titles.records)} meta={[t(localText(sport.name))]} actions={<DataMenu />} />
      <RankingViews sport={sport} />
      <Stack gap={4}>
        <SportChoices sport={sport} route="records" />
        <RankingFilters sport={sport} filter={filter} params={params} onChange={change} />
        <PastDay what={[t(titles.records), ...chosenWords(t, sport, filter)]} asOf={asOf} />
        <RatedContent
          kind="allTime"
          what={words.records}
          question={filterQuestion(sport, filter, asOf)}
          isEmpty={isEmpty}
          rows={20}
          nothing={
            <EmptyState icon={<Trophy />} title={t(texts.nothing)}>
              {t(ratings.nothingHint)}
            </EmptyState>
          }
        >
          {(records) => (
            <Stack gap={6}>
              <NumberOnes rows={records.numberOnes} asOf={asOf} />
              <WinningRuns rows={records.runs} />
              <Upsets rows={records.upsets} />
              <Peaks rows={records.peaks} />
              <MostMatches rows={records.active} />
            </Stack>
          )}
        </RatedContent>
      </Stack>
    </DataPage>
  );
}

/** Some player has the most matches as soon as there is a match, so an empty list means no match. */
const isEmpty = ({ active }: AllTime): boolean => active.length === 0;

export const page = definePage({ Component: AllTimePage });
