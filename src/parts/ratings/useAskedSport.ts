import { useSearchParams } from 'react-router';
import { findSport, type Sport } from '@/model/sports';
import { useSports } from '@/wiki/sports/useSports';

/** The sport that `?sport=` names, by default the first. `undefined` while the named one is unknown. */
export function useAskedSport(): Sport | undefined {
  const [params] = useSearchParams();
  const sports = useSports();
  const asked = params.get('sport');
  return asked ? findSport(sports, asked) : sports[0];
}
