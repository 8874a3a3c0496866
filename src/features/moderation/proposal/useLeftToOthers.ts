import { use } from 'react';
import type { DeltaId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { useAnswer } from '@/wiki/answers/useAnswer';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { Interests, selectIsInterest } from './interests';
import { selectIsOwnProposal } from './moderationSelectors';

/**
 * Why another moderator must apply a proposal: it is the moderator's own, or about a declared interest.
 * `alone`: such an interest, but there is no other moderator. `undefined` otherwise, and until the server has
 * confirmed that there is another; the server refuses it in any case. A deletion that waits for objections
 * needs no other moderator in the end.
 */
export function useLeftToOthers(id: DeltaId): 'own' | 'interest' | 'alone' | undefined {
  const interests = use(Interests);
  const uid = useAppSelector(selectUid);
  const reason = useAppSelector((state) => {
    if (selectIsInterest(state, id, interests)) return 'interest';
    const waits = selectDelta(state, id)?.waits !== undefined;
    return selectIsOwnProposal(state, id) && !waits ? 'own' : undefined;
  });
  const isAsked = reason !== undefined && uid !== undefined;
  const { data } = useAnswer(isAsked ? { kind: 'hasOtherModerator', uid } : undefined, true);
  if (data === true) return reason;
  return reason === 'interest' && data === false ? 'alone' : undefined;
}
