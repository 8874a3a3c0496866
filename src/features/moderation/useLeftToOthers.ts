import { useEffect, useState } from 'react';
import type { DeltaId } from '@/model/ids';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { selectIsOwnProposal } from './moderationSelectors';
import { askForOtherModerators } from './otherModerators';

/**
 * Tells whether the proposal is the moderator's own and somebody else has to apply it. `false` until the server has
 * said that there is somebody else: it refuses the application anyway.
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
