import type { ComponentProps, ReactNode } from 'react';
import { useText } from '@/language/useLanguage';
import type { DateString } from '@/model/dates';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { DataMenu, DataPage } from '../export/DataMenu';
import { UnknownSport } from '../records/UnknownSport';
import { localText } from '../words/sportWords';
import { chosenWords } from './chosenWords';
import { PastDay } from './PastDay';
import { RankingFilters } from './RankingFilters';
import { RankingViews } from './RankingViews';
import { SportChoices } from './SportChoices';
import { useRankingAddress, type RankingAddress } from './useRankingAddress';
import { useRatedDay } from './useRatedDay';

export interface RatedPageProps {
  readonly route: ComponentProps<typeof SportChoices>['route'];
  readonly title: string;
  readonly description: string;
  readonly filtered?: boolean;
  readonly children: (address: RankingAddress, asOf: DateString) => ReactNode;
}

/** A page of what the matches of a sport amount to until a day, beside the rankings. */
export function RatedPage({ route, title, description, filtered = true, children }: RatedPageProps) {
  const t = useText();
  const address = useRankingAddress();
  const asOf = useRatedDay(address?.filter.asOf);
  if (address === undefined) return <UnknownSport />;
  const { sport, filter, params, change } = address;
  const name = t(localText(sport.name));
  return (
    <DataPage>
      <PageHeader title={title} description={description} meta={[name]} actions={<DataMenu />} />
      <RankingViews sport={sport} />
      <Stack gap={4}>
        <SportChoices sport={sport} route={route} />
        {filtered && <RankingFilters sport={sport} filter={filter} params={params} onChange={change} />}
        <PastDay what={[title, ...(filtered ? chosenWords(t, sport, filter) : [name])]} asOf={asOf} />
        {children(address, asOf)}
      </Stack>
    </DataPage>
  );
}
