import { FollowScope } from '@/parts/scopes/FollowScope';
import { useSports } from '@/wiki/sports/useSports';

/** Follows every match: for meetings, and because of players who fit equally the one who has fought more is meant. */
export function FollowMatches() {
  return useSports().map(({ id: sport }) => (
    <FollowScope key={sport} scope={{ kind: 'matchesOfSport', sport }} />
  ));
}
