import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { whileWanted } from '@/lib/whileWanted';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import { askOnce } from '@/wiki/answers/askOnce';
import { openDesk, type DeskView, type ScoreDesk } from './scoreDesk';
import { StoredScoreJournal } from '@/parts/live/scoreJournal';

const deskOf =
  (event: string, token: string | undefined): AppThunk<Promise<ScoreDesk>> =>
  (dispatch, _getState, { now, newId }) =>
    openDesk(
      {
        journal: new StoredScoreJournal(),
        ask: (sent) => dispatch(askOnce({ kind: 'score', sent })),
        now,
        newId,
      },
      event,
      token,
    );

/** A link that was cut off must not replace the token that the phone has. */
const tokenIn = (hash: string): string | undefined => /^#([\w-]{1,64}\.[\w-]{43})$/.exec(hash)?.[1];

/**
 * This phone's task at the event, which goes on sending while shown; `undefined` until it is read, `'unstored'` if the
 * browser stores nothing. Takes the token out of the address as soon as the phone has it.
 */
export function useDesk(event: string): ScoreDesk | 'unstored' | undefined {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const [desk, setDesk] = useState<ScoreDesk | 'unstored'>();
  useEffect(() => {
    return whileWanted(
      () => dispatch(deskOf(event, tokenIn(hash))),
      (opened) => {
        // The new address runs this once more, without a token.
        if (hash === '') setDesk(opened);
        else void navigate(pathname + search, { replace: true });
      },
      () => setDesk('unstored'),
    );
    // The search names the shown match, which is nothing to this.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, event, hash, pathname, navigate]);
  useEffect(() => (typeof desk === 'object' ? desk.start() : undefined), [desk]);
  return desk;
}

export const useDeskView = (desk: ScoreDesk): DeskView => useSyncExternalStore(desk.subscribe, desk.view);
