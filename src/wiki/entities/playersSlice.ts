import type { Player } from '@/model/records/records';
import { createEntitySlice } from '@/store/createEntitySlice';

export const playersSlice = createEntitySlice<Player, 'players'>('players');
