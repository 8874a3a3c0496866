import { tableGet } from '@/lib/table';
import type { Profile } from '@/model/profile';
import type { RootState } from '@/store/typed';

/** The public profile of a user; `undefined` while it is not at hand or when the account is gone. */
export const selectProfile = (state: RootState, uid: string): Profile | undefined =>
  tableGet(state.profiles.rows, uid);
