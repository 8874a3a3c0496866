import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/store/typed';
import { selectIsModerator } from '../session/sessionSelectors';
import { reportsActions, type WhichReports } from './reportsSlice';

export function useReports(which: WhichReports, count: number): void {
  const dispatch = useAppDispatch();
  const moderator = useAppSelector(selectIsModerator);
  useEffect(
    () => (moderator ? dispatch(followReports(which, count)) : undefined),
    [dispatch, moderator, which, count],
  );
  // Not on a change of `count`: the shown reports stay until more arrive.
  useEffect(() => () => void dispatch(reportsActions.closed()), [dispatch, moderator]);
}

const followReports =
  (which: WhichReports, count: number): AppThunk<() => void> =>
  (dispatch, _getState, { backend }) => {
    dispatch(reportsActions.opened({ which }));
    return backend.follow(
      { kind: 'reports', which, count },
      (reports) => dispatch(reportsActions.arrived({ which, reports })),
      (error) => dispatch(reportsActions.failed({ which, code: error.code })),
    );
  };
