import type { Sport } from '@/model/sports';
import { Ranking } from '@/parts/ratings/Ranking';
import { RankingNote } from '@/parts/ratings/RankingNote';
import { Stack } from '@/ui/Stack';
import { BestLinks } from './BestLinks';

/** A sport's ranking, under the links to its titles, records and countries. */
export function SportRankings({ sport }: { readonly sport: Sport }) {
  return (
    <Stack>
      <BestLinks sport={sport.id} />
      <Ranking sport={sport.id} />
      <RankingNote sport={sport} />
    </Stack>
  );
}
