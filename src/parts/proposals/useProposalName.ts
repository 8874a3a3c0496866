import { useLanguage } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { selectProposalName } from '@/wiki/proposals/proposalSelectors';

export function useProposalName(id: string): string {
  const { t, weightClass } = useLanguage();
  const name = useAppSelector((state) => selectProposalName(state, id, weightClass));
  return typeof name === 'string' ? name : t(name);
}
