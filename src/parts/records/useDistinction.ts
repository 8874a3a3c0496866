import { dequal } from 'dequal';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { selectDistinction } from '@/wiki/records/distinction';
import { useSports } from '@/wiki/sports/useSports';
import { distinctionText } from '../words/distinctionText';

export function useDistinction(id: string, ids: readonly string[]): string | undefined {
  const t = useText();
  const sports = useSports();
  return distinctionText(
    t,
    sports,
    useAppSelector((state) => selectDistinction(state, id, ids), dequal),
  );
}
