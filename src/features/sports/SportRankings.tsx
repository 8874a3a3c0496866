import type { Sport } from '@/model/sports';
import { Ranking } from '@/parts/ratings/Ranking';
import { RankingNote } from '@/parts/ratings/RankingNote';
import { Stack } from '@/ui/Stack';
import { BestLinks } from './BestLinks';

export function SportRankings({ sport }: { readonly sport: Sport }) {
  return (
    <Stack>
      <BestLinks sport={sport.id} />
      <Ranking sport={sport.id} />
      <RankingNote sport={sport} />
    </Stack>
  );
}
