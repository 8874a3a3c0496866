import { useLanguage } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { useDistinction } from './useDistinction';

export interface PlayerApartProps {
  readonly id: string;
  readonly name: string;
  /** The players shown together; `id` may be among them. */
  readonly ids: readonly string[];
}

export function PlayerApart({ id, name, ids }: PlayerApartProps) {
  const { country } = useLanguage();
  const apart = useDistinction(id, ids);
  const from = useAppSelector((state) => selectPlayer(state, id)?.country);
  const known = [from && country(from), apart].filter(Boolean);
  return known.length === 0 ? name : `${name} (${known.join(', ')})`;
}
