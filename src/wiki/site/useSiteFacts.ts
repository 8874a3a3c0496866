import { useState } from 'react';
import type { SiteFacts } from '@/model/operating/siteFacts';
import { useAppDispatch, type AppThunk } from '@/store/typed';

const siteFacts =
  (): AppThunk<SiteFacts> =>
  (_dispatch, _getState, { site }) =>
    site;

export function useSiteFacts(): SiteFacts {
  const dispatch = useAppDispatch();
  const [facts] = useState(() => dispatch(siteFacts()));
  return facts;
}
