import { useSports } from '@/wiki/sports/useSports';
import { FollowScope } from './FollowScope';

export function FollowAllMatches() {
  return useSports().map(({ id: sport }) => (
    <FollowScope key={sport} scope={{ kind: 'matchesOfSport', sport }} />
  ));
}
