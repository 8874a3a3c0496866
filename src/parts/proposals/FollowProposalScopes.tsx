import { dequal } from 'dequal';
import { useAppSelector } from '@/store/typed';
import { FollowScope } from '../scopes/FollowScope';
import { selectNeeds } from '@/wiki/proposals/proposalSelectors';
import { useSports } from '@/wiki/sports/useSports';

export function FollowProposalScopes({ ids }: { readonly ids: readonly string[] }) {
  const sports = useSports();
  const needs = useAppSelector((state) => selectNeeds(state, ids), dequal);
  return (
    <>
      {needs.events && <FollowScope scope={{ kind: 'events' }} />}
      {needs.players && <FollowScope scope={{ kind: 'players' }} />}
      {/* A delta does not say its match's sport. */}
      {needs.matches &&
        sports.map(({ id }) => <FollowScope key={id} scope={{ kind: 'matchesOfSport', sport: id }} />)}
    </>
  );
}
