import { useEffect, useState } from 'react';
import { FollowScope } from '@/parts/scopes/FollowScope';
import { isNewRecord, type Delta } from '@/model/delta';
import { playerId, type DeltaId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { selectProposal } from '@/wiki/records/proposalSelectors';
import { authorScopes } from '@/wiki/review/authorScopes';

/** A reader who walks on sooner asks the server for nothing. */
const restMs = 300;

/**
 * Follows what bears on the judgement of a proposal, once its reader has stayed with it: what became of its author's others, what
 * became of its record, and, of a new match, the matches that it may double. Shows nothing itself.
 */
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
