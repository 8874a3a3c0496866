import { useText } from '@/language/useLanguage';
import { sportName } from '@/parts/words/sportWords';
import { useSports } from '@/wiki/sports/useSports';

export function useSportNames(ids: readonly string[]): readonly string[] {
  const t = useText();
  const sports = useSports();
  return sports.length > 1 ? ids.map((id) => sportName(t, sports, id)) : [];
}
