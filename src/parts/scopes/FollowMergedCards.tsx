import { useAppSelector } from '@/store/typed';
import { selectMergedInto } from '@/wiki/records/identitiesSelectors';
import { FollowScope } from './FollowScope';

export function FollowMergedCards({ event }: { readonly event: string }) {
  const merged = useAppSelector((state) => selectMergedInto(state, 'event', event));
  return merged.map((source) => (
    <FollowScope key={source} scope={{ kind: 'matchesOfEvent', event: source }} />
  ));
}
