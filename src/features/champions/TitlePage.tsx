import { Medal } from 'lucide-react';
import { champions } from '@/language/en/champions';
import { words as nouns } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import type { Title } from '@/model/titles/title';
import { definePage } from '@/store/page';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { NotFound } from '@/parts/records/NotFound';
import { localText } from '@/parts/words/sportWords';
import { RatedContent } from '@/parts/ratings/RatedContent';
import { UnknownSport } from '@/parts/records/UnknownSport';
import { useRankingAddress, type RankingAddress } from '@/parts/ratings/useRankingAddress';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { readTitle } from '@/parts/titles/titleAddress';
import { titleWords } from '@/parts/titles/titleWords';
import { useSportQuery } from '@/wiki/sports/useSports';
import { Reigns } from './Reigns';
import { TitlesNote } from './TitlesNote';
import { useKeepDay } from '@/parts/days/useKeepDay';
import { PastDay } from '@/parts/ratings/PastDay';

function TitlePage() {
  const address = useRankingAddress();
  const title = address && readTitle(address.params, address.sport);
  if (address === undefined) return <UnknownSport />;
  return title === undefined ? <NotFound /> : <KnownTitle address={address} title={title} />;
}

interface KnownTitleProps {
  readonly address: RankingAddress;
  readonly title: Title;
}

function KnownTitle({ address: { sport, filter }, title }: KnownTitleProps) {
  const t = useText();
  const asOf = useRatedDay(filter.asOf);
  const words = titleWords(t, sport, title);
  const query = useSportQuery(sport.id);
  const keepDay = useKeepDay();
  useHead([title.name, ...words].join(' · '), {
    description: t(champions.titleDescription, { title: title.name }),
  });
  return (
    <>
      <PageHeader
        title={title.name}
        kicker={<TextLink to={keepDay(path('titles') + query)}>{t(champions.allTitles)}</TextLink>}
        meta={[...words, t(localText(sport.name))]}
      />
      <Stack gap={4}>
        <PastDay what={[title.name, ...words]} asOf={asOf} />
        <RatedContent
          kind="title"
          what={nouns.titles}
          question={{ sport: sport.id, asOf, title }}
          isEmpty={({ history }) => history === undefined}
          nothing={
            <EmptyState icon={<Medal />} title={t(champions.unknown)}>
              {t(champions.unknownHint)}
            </EmptyState>
          }
        >
          {({ history }) => history && <Reigns history={history} />}
        </RatedContent>
        <TitlesNote />
      </Stack>
    </>
  );
}

export const page = definePage({ Component: TitlePage });
