import { use } from 'react';
import type { OthersInterests } from '@/backend/questions';
import type { DeltaId } from '@/model/ids';
import { useAppSelector, type RootState } from '@/store/typed';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { useAnswer } from '@/wiki/answers/useAnswer';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { Interests, selectIsInterest } from './interests';
import { selectIsOwnProposal } from './moderationSelectors';

/**
 * Why another moderator must apply a proposal: it is the moderator's own, or about a declared interest.
 * `alone`: such an interest, but no other moderator can decide. `undefined` otherwise, and until the server has
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
  const isKnown = reason !== undefined && uid !== undefined;
  const { data: hasOther } = useAnswer(
    isKnown && reason === 'own' ? { kind: 'hasOtherModerator', uid } : undefined,
    true,
  );
  const { data: others } = useAnswer(
    isKnown && reason === 'interest' ? { kind: 'interestsOfOthers', uid } : undefined,
    true,
  );
  const canOther = useAppSelector((state) => others !== undefined && selectCanDecide(state, id, others));
  if (reason === 'own') return hasOther === true ? 'own' : undefined;
  if (reason === undefined || others === undefined) return undefined;
  return canOther ? 'interest' : 'alone';
}

const selectCanDecide = (state: RootState, id: DeltaId, others: readonly OthersInterests[]): boolean =>
  others.some(
    ({ uid, interests }) =>
      uid !== selectDelta(state, id)?.author && !selectIsInterest(state, id, new Set(interests)),
  );
