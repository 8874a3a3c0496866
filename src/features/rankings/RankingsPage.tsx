import { useSearchParams } from 'react-router';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/routes';
import { findSport } from '@/model/sports';
import { definePage } from '@/store/page';
import { Choices } from '@/ui/Choices';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { sportName } from '@/parts/display/sportWords';
import { Ranking } from '@/parts/ratings/Ranking';
import { RankingNote } from '@/parts/ratings/RankingNote';
import { useSports } from '@/wiki/sports/useSports';

function RankingsPage() {
  const t = useText();
  useHead(t(ratings.title), { description: t(ratings.description) });
  const [params] = useSearchParams();
  const sports = useSports();
  const sport = findSport(sports, params.get('sport') ?? '') ?? sports[0];
  if (!sport) return undefined;
  return (
    <>
      <PageHeader title={t(ratings.title)} meta={[sportName(t, sports, sport.id)]} />
      <Stack gap={4}>
        {sports.length > 1 && (
          <Choices
            label={t(ratings.sport)}
            choices={sports.map(({ id }) => ({
              to: `${path('rankings')}?sport=${id}`,
              label: sportName(t, sports, id),
              current: id === sport.id,
            }))}
          />
        )}
        <Ranking sport={sport.id} />
        <RankingNote sport={sport} />
      </Stack>
    </>
  );
}

export const page = definePage({ Component: RankingsPage });
