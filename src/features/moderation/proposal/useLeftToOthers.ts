import type { DeltaId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { useAnswer } from '@/wiki/answers/useAnswer';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { selectIsOwnProposal } from './moderationSelectors';

/**
 * Whether another moderator must apply this own proposal. `false` until the server has confirmed that there
 * is one; the server refuses it in any case.
 */
export function useLeftToOthers(id: DeltaId): boolean {
  const own = useAppSelector((state) => selectIsOwnProposal(state, id));
  const uid = useAppSelector(selectUid);
  const asked = own && uid !== undefined ? ({ kind: 'hasOtherModerator', uid } as const) : undefined;
  const { data = false } = useAnswer(asked, true);
  return own && data;
}
