import { selectIsToCome } from '@/wiki/records/meetingsSelectors';
import { useAppSelector } from '@/store/typed';
import { useToday } from '@/parts/days/useToday';
import { MatchRow } from '@/parts/matches/MatchRow';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { CardChance } from './CardChance';

/** A match of the card; one to come has the chances of both sides. */
export function CardRow({ id }: { readonly id: string }) {
  const today = useToday();
  const match = useAppSelector((state) => selectShownMatch(state, id));
  const comes = useAppSelector((state) => selectIsToCome(state, id, today));
  return <MatchRow id={id} details mark={comes && match ? <CardChance match={match} /> : undefined} />;
}
