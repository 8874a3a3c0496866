import type { Delta } from '@/model/delta';
import { createEntitySlice } from '@/store/createEntitySlice';

export const deltasSlice = createEntitySlice<Delta, 'deltas'>('deltas');
