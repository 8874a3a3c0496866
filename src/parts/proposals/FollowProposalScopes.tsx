import { dequal } from 'dequal';
import { useAppSelector } from '@/store/typed';
import { FollowAllMatches } from '../scopes/FollowAllMatches';
import { FollowScope } from '../scopes/FollowScope';
import { selectNeeds } from '@/wiki/proposals/proposalSelectors';

export function FollowProposalScopes({ ids }: { readonly ids: readonly string[] }) {
  const needs = useAppSelector((state) => selectNeeds(state, ids), dequal);
  return (
    <>
      {needs.events && <FollowScope scope={{ kind: 'events' }} />}
      {needs.players && <FollowScope scope={{ kind: 'players' }} />}
      {/* A delta does not say its match's sport. */}
      {needs.matches && <FollowAllMatches />}
    </>
  );
}
