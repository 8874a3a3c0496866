import { useSearchParams } from 'react-router';
import { path, routes } from '@/model/routes';
import { sports } from '@/model/sports';
import { definePage } from '@/store/page';
import { Choices } from '@/ui/Choices';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { Ranking } from '@/features/wiki/display/Ranking';
import { RankingNote } from '@/features/wiki/display/RankingNote';

function RankingsPage() {
  useHead(routes.rankings.title, {
    description: 'Arm wrestlers by matches and rounds won, per arm and gender.',
  });
  const [params] = useSearchParams();
  const sport = sports.find(({ id }) => id === params.get('sport')) ?? sports[0];
  if (!sport) return undefined;
  return (
    <>
      <PageHeader title={routes.rankings.title} meta={[sport.name]} />
      <Stack gap={4}>
        {sports.length > 1 && (
          <Choices
            label="Sport"
            choices={sports.map(({ id, name }) => ({
              to: `${path('rankings')}?sport=${id}`,
              label: name,
              current: id === sport.id,
            }))}
          />
        )}
        <Ranking sport={sport.id} />
        <RankingNote />
      </Stack>
    </>
  );
}

export const page = definePage({ Component: RankingsPage });
