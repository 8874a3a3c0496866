import type { Delta } from '@/model/proposals/delta';
import { useAppSelector } from '@/store/typed';
import { RelativeTime } from '@/ui/RelativeTime';
import { selectEventOfProposal } from '@/wiki/proposals/proposalSelectors';
import { ProposalAuthor } from './ProposalAuthor';
import { ProposedEventLink } from './ProposedEventLink';

export function OriginFacts({ delta }: { readonly delta: Delta }) {
  const event = useAppSelector((state) => selectEventOfProposal(state, delta.id));
  return (
    <>
      {event && (
        <span>
          <ProposedEventLink id={event.id} sport={event.sport.id} />
        </span>
      )}
      <span>
        <RelativeTime value={delta.timestamp} />
      </span>
      <span>
        <ProposalAuthor delta={delta} />
      </span>
    </>
  );
}
