import { Trophy } from 'lucide-react';
import { ratings } from '@/language/en/ratings';
import { allTime as texts } from '@/language/en/allTime';
import { titles } from '@/language/en/titles';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import type { AllTime } from '@/model/ratings/allTime';
import { definePage } from '@/store/page';
import { EmptyState } from '@/ui/EmptyState';
import { Stack } from '@/ui/Stack';
import { RatedContent } from '@/parts/ratings/RatedContent';
import { RatedPage } from '@/parts/ratings/RatedPage';
import { filterQuestion } from '@/parts/ratings/useRankingAddress';
import { MostMatches } from './MostMatches';
import { NumberOnes } from './NumberOnes';
import { Peaks } from './Peaks';
import { Upsets } from './Upsets';
import { WinningRuns } from './WinningRuns';

function AllTimePage() {
  const t = useText();
  return (
    <RatedPage route="records" title={t(titles.records)} description={t(texts.description)}>
      {({ sport, filter }, asOf) => (
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
      )}
    </RatedPage>
  );
}

/** Some player has the most matches as soon as there is a match, so an empty list means no match. */
const isEmpty = ({ active }: AllTime): boolean => active.length === 0;

export const page = definePage({ Component: AllTimePage });
