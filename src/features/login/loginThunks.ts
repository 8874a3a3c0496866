import type { AppThunk, Extra } from '@/store/typed';

/** The example accounts of a build that talks to emulators; none elsewhere. */
export const readDemoAccounts =
  (): AppThunk<Extra['demoAccounts']> =>
  (_dispatch, _getState, { demoAccounts }) =>
    demoAccounts;
