import { dequal } from 'dequal';
import { useToday } from '@/parts/days/useToday';
import { selectFlags } from '@/wiki/review/flagSelectors';
import type { Flag } from '@/wiki/review/flags';
import { selectProposedName } from '@/wiki/review/proposedName';
import { useFlagSources } from '@/wiki/review/useFlagSources';
import { useAppSelector } from '@/store/typed';

export function useFlags(id: string): readonly Flag[] {
  const names = useAppSelector((state) => selectProposedName(state, id) !== undefined);
  const sources = useFlagSources(useToday(), names);
  return useAppSelector((state) => selectFlags(state, id, sources), dequal);
}
