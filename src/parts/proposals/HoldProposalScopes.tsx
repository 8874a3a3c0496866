import { dequal } from 'dequal';
import { sports } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { Hold } from '../scopes/Hold';
import { selectNeeds } from '@/wiki/proposals/proposalSelectors';

/** Follows the records that the proposals are about, so that each can be shown beside what is. Shows nothing itself. */
export function HoldProposalScopes({ ids }: { readonly ids: readonly string[] }) {
  const needs = useAppSelector((state) => selectNeeds(state, ids), dequal);
  return (
    <>
      {needs.events && <Hold scope={{ kind: 'events' }} />}
      {needs.players && <Hold scope={{ kind: 'players' }} />}
      {/* A delta does not say which sport its match belongs to. */}
      {needs.matches &&
        sports.map(({ id }) => <Hold key={id} scope={{ kind: 'matchesOfSport', sport: id }} />)}
    </>
  );
}
