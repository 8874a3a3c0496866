import type { Sport } from '@/model/sports';
import { createEntitySlice } from '@/store/createEntitySlice';

export const sportsSlice = createEntitySlice<Sport, 'sports'>('sports');
