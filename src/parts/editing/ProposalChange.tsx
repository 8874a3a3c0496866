import { useAppSelector } from '@/store/typed';
import { selectShownProposal } from '@/wiki/records/minorSelectors';
import { ProposalTable } from './ProposalTable';

export interface ProposalChangeProps {
  /** Of the delta. */
  readonly id: string;
  /** The record's name, for the table's name. */
  readonly name: string;
}

/** The effect of a proposal at hand, own waiting commands included. */
export function ProposalChange({ id, name }: ProposalChangeProps) {
  const view = useAppSelector((state) => selectShownProposal(state, id));
  return view && <ProposalTable view={view} name={name} />;
}
