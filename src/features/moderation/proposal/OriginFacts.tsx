import type { Delta } from '@/model/proposals/delta';
import { useAppSelector } from '@/store/typed';
import { RelativeTime } from '@/ui/RelativeTime';
import { selectEventOfProposal, selectEventIsKnown } from '@/wiki/proposals/proposalSelectors';
import { ProposalAuthor } from './ProposalAuthor';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { EventLink, type EventLinkProps } from '@/parts/records/EventLink';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { path } from '@/model/sharing/routes';
import { TextLink } from '@/ui/TextLink';

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

/**
 * The event of a proposed match. If the event is itself only proposed, links to its proposal, which has the
 * same id.
 */
function ProposedEventLink({ id, sport }: EventLinkProps) {
  const known = useAppSelector((state) => selectEventIsKnown(state, id));
  const proposed = useAppSelector((state) => selectDelta(state, id) !== undefined);
  const name = useProposalName(id);
  if (known || !proposed) return <EventLink id={id} sport={sport} />;
  return (
    <TextLink plain to={path('proposal', { id })}>
      {name}
    </TextLink>
  );
}
