import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { EventLink, type EventLinkProps } from '@/parts/records/EventLink';
import { selectEventIsKnown } from '@/wiki/proposals/proposalSelectors';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';

/**
 * The event of a proposed match. If the event is itself only proposed, links to its proposal, which has the
 * same id.
 */
export function ProposedEventLink({ id, sport }: EventLinkProps) {
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
