import type { AppThunk, Extra } from '@/store/typed';

export const readDemoAccounts =
  (): AppThunk<Extra['demoAccounts']> =>
  (_dispatch, _getState, { demoAccounts }) =>
    demoAccounts;
