import { sameItems } from '@/lib/sameItems';
import type { MatchId } from '@/model/ids';
import type { Candidates } from '@/model/matches/mainMatches';
import { useAppSelector } from '@/store/typed';
import { selectMainMatchIds } from './homeSelectors';

/** Matches shown per card. The first visit's file publishes as many, so that no more arrive later. */
const shown = 3;

export const useMainMatches = (event: string, which: Candidates): readonly MatchId[] =>
  useAppSelector((state) => selectMainMatchIds(state, event, which, shown), sameItems);
