import { useAppSelector } from '@/store/typed';
import { selectMergedInto } from '@/wiki/records/identitiesSelectors';
import { FollowScope } from './FollowScope';

/** Follows the matches of merged events, which belong to this event's card. */
export function FollowMergedCards({ event }: { readonly event: string }) {
  const merged = useAppSelector((state) => selectMergedInto(state, 'event', event));
  return merged.map((source) => (
    <FollowScope key={source} scope={{ kind: 'matchesOfEvent', event: source }} />
  ));
}
