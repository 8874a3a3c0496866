import { useState } from 'react';
import type { SiteFacts } from '@/model/siteFacts';
import { useAppDispatch, type AppThunk } from '@/store/typed';

const siteFacts =
  (): AppThunk<SiteFacts> =>
  (_dispatch, _getState, { site }) =>
    site;

/** Reads who runs this site, and under what terms its data is, as far as it says so. */
export function useSiteFacts(): SiteFacts {
  const dispatch = useAppDispatch();
  const [facts] = useState(() => dispatch(siteFacts()));
  return facts;
}
