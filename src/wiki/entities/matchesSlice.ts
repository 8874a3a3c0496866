import type { Match } from '@/model/records/records';
import { createEntitySlice } from '@/store/createEntitySlice';

export const matchesSlice = createEntitySlice<Match, 'matches'>('matches');
