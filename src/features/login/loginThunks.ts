import type { AppThunk, Extra } from '@/store/typed';

/** The example accounts of an emulator build; empty in others. */
export const readDemoAccounts =
  (): AppThunk<Extra['demoAccounts']> =>
  (_dispatch, _getState, { demoAccounts }) =>
    demoAccounts;
