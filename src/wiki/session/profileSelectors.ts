import { tableGet } from '@/lib/table';
import type { Profile } from '@/model/accounts/profile';
import type { RootState } from '@/store/typed';

export const selectProfile = (state: RootState, uid: string): Profile | undefined =>
  tableGet(state.profiles.rows, uid);
