import { dequal } from 'dequal';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { selectToldApart } from '@/wiki/records/toldApart';
import { useSports } from '@/wiki/sports/useSports';
import { toldApartText } from '../words/toldApartText';

/** What tells a player from others of the same name and country that are shown beside it. */
export function useToldApart(id: string, ids: readonly string[]): string | undefined {
  const t = useText();
  const sports = useSports();
  return toldApartText(
    t,
    sports,
    useAppSelector((state) => selectToldApart(state, id, ids), dequal),
  );
}
