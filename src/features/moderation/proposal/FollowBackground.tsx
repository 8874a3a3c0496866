import { useEffect, useState } from 'react';
import { FollowScope } from '@/parts/scopes/FollowScope';
import { isNewRecord, type Delta } from '@/model/proposals/delta';
import { playerId, type DeltaId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { selectProposal } from '@/wiki/records/proposalSelectors';
import { authorScopes } from '@/wiki/review/authorScopes';

/** A moderator who moves on within this time causes no requests. */
const restMs = 300;

export function FollowBackground({ id }: { readonly id: DeltaId }) {
  const [rests, setRests] = useState(false);
  const delta = useAppSelector((state) => selectDelta(state, id));
  useEffect(() => {
    const timer = setTimeout(() => setRests(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return rests && delta !== undefined && <FollowAround delta={delta} />;
}

function FollowAround({ delta }: { readonly delta: Delta }) {
  const { applied, rejected } = authorScopes(delta.author);
  const side = useAppSelector((state) => {
    const proposed = isNewRecord(delta) ? selectProposal(state, delta.id)?.proposed : undefined;
    return proposed && 'player1' in proposed ? proposed.player1.id : undefined;
  });
  return (
    <>
      <FollowScope scope={applied} />
      <FollowScope scope={rejected} />
      {!isNewRecord(delta) && (
        <FollowScope scope={{ kind: 'history', collection: delta.collection, docId: delta.docId }} />
      )}
      {side !== undefined && <FollowScope scope={{ kind: 'matchesOfPlayer', player: playerId(side) }} />}
    </>
  );
}
