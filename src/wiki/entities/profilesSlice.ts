import type { Profile } from '@/model/accounts/profile';
import { createEntitySlice } from '@/store/createEntitySlice';

export const profilesSlice = createEntitySlice<Profile, 'profiles'>('profiles');
