import type { Match } from '@/model/records';
import { createEntitySlice } from '@/store/createEntitySlice';

export const matchesSlice = createEntitySlice<Match, 'matches'>('matches');
