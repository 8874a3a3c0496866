import { useAppSelector } from '@/store/typed';
import { selectShownProposal } from '@/wiki/records/minorSelectors';
import { ProposalTable } from './ProposalTable';

export interface ProposalChangeProps {
  readonly id: string;
  readonly name: string;
}

export function ProposalChange({ id, name }: ProposalChangeProps) {
  const view = useAppSelector((state) => selectShownProposal(state, id));
  return view && <ProposalTable view={view} name={name} />;
}
