import { useText } from '@/language/useLanguage';
import type { LineWords } from '@/model/matches/matchLine';
import type { Match } from '@/model/records/records';
import { findSport } from '@/model/sports';
import { matchLineOf } from './matchLineOf';
import { useSports } from './useSports';

export function useMatchLine(names?: LineWords['names']): (match: Match) => string {
  const t = useText();
  const sports = useSports();
  return (match) => matchLineOf(t, findSport(sports, match.event.sport.id), match, names);
}
