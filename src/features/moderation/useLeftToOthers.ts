import { useEffect, useState } from 'react';
import type { DeltaId } from '@/model/ids';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { selectIsOwnProposal } from './moderationSelectors';
import { askForOtherModerators } from './otherModerators';

/**
 * Whether another moderator must apply this own proposal. `false` until the server has confirmed that there
 * is one; the server refuses it in any case.
 */
export function useLeftToOthers(id: DeltaId): boolean {
  const dispatch = useAppDispatch();
  const own = useAppSelector((state) => selectIsOwnProposal(state, id));
  const [others, setOthers] = useState(false);
  useEffect(() => {
    if (!own) return undefined;
    let ended = false;
    dispatch(askForOtherModerators()).then(
      (there) => {
        if (!ended) setOthers(there);
      },
      (error: unknown) => console.warn('Other moderators could not be asked for', error),
    );
    return () => {
      ended = true;
    };
  }, [dispatch, own]);
  return own && others;
}
