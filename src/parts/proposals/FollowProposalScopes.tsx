import { dequal } from 'dequal';
import { useAppSelector } from '@/store/typed';
import { FollowScope } from '../scopes/FollowScope';
import { selectNeeds } from '@/wiki/proposals/proposalSelectors';
import { useSports } from '@/wiki/sports/useSports';

/** Follows the records that the proposals are about, so that each can be shown beside what is. Shows nothing itself. */
export function FollowProposalScopes({ ids }: { readonly ids: readonly string[] }) {
  const sports = useSports();
  const needs = useAppSelector((state) => selectNeeds(state, ids), dequal);
  return (
    <>
      {needs.events && <FollowScope scope={{ kind: 'events' }} />}
      {needs.players && <FollowScope scope={{ kind: 'players' }} />}
      {/* A delta does not say which sport its match belongs to. */}
      {needs.matches &&
        sports.map(({ id }) => <FollowScope key={id} scope={{ kind: 'matchesOfSport', sport: id }} />)}
    </>
  );
}
