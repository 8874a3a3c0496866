import type { RootState } from '@/store/typed';
import { selectUid } from '../session/sessionSelectors';

/** The server time at which the user agreed to a version of the terms; `undefined` unless it is the newest known. */
export const selectAgreedAt = (state: RootState, version: number | undefined): number | undefined =>
  state.agreement.uid !== undefined &&
  state.agreement.uid === selectUid(state) &&
  state.agreement.version === version
    ? state.agreement.at
    : undefined;
