import type { RootState } from '@/store/typed';
import { selectUid } from '../session/sessionSelectors';

/** Server time; `undefined` unless it is the newest known agreement. */
export const selectAgreedAt = (state: RootState, version: number | undefined): number | undefined =>
  state.agreement.uid !== undefined &&
  state.agreement.uid === selectUid(state) &&
  state.agreement.version === version
    ? state.agreement.at
    : undefined;
