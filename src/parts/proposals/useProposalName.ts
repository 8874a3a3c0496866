import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { selectProposalName } from '@/wiki/proposals/proposalSelectors';
import { useMatchLine } from '@/wiki/sports/useMatchLine';

export function useProposalName(id: string): string {
  const t = useText();
  const lineOf = useMatchLine();
  const name = useAppSelector((state) => selectProposalName(state, id, lineOf));
  return typeof name === 'string' ? name : t(name);
}
