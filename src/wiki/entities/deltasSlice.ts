import type { Delta } from '@/model/proposals/delta';
import { createEntitySlice } from '@/store/createEntitySlice';

export const deltasSlice = createEntitySlice<Delta, 'deltas'>('deltas');
