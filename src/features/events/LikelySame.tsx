import { eventMerging } from '@/language/en/eventMerging';
import { Rich } from '@/language/Rich';
import type { Event } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { EventLink } from '@/parts/records/EventLink';
import { useAppSelector } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { selectLikelySame } from '@/wiki/records/eventMergeSelectors';

/** Says that an event was likely entered twice and links to a comparison. For editors. */
export function LikelySame({ event: { id } }: { readonly event: Event }) {
  const other = useAppSelector((state) => selectLikelySame(state, id));
  if (!other) return undefined;
  const address = `${path('mergeEvent', { id })}?with=${encodeURIComponent(other.id)}`;
  return (
    <p>
      <Rich
        text={eventMerging.maybeSame}
        values={{ event: <EventLink id={other.id} sport={other.sport.id} /> }}
        tags={{ merge: (words) => <TextLink to={address}>{words}</TextLink> }}
      />
    </p>
  );
}
