import type { Profile } from '@/model/profile';
import { createEntitySlice } from '@/store/createEntitySlice';

export const profilesSlice = createEntitySlice<Profile, 'profiles'>('profiles');
