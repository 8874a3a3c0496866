import type { PayloadAction } from '@reduxjs/toolkit';
import type { SiteFacts } from '@/model/operating/siteFacts';
import { createSlice } from '@/store/createSlice';

export const siteSlice = createSlice({
  name: 'site',
  initialState: (): SiteFacts => ({}),
  reducers: {
    // The same facts keep their reference, so that nothing is shown again.
    siteArrived: (state, { payload }: PayloadAction<SiteFacts>): SiteFacts =>
      JSON.stringify(payload) === JSON.stringify(state) ? state : payload,
  },
});

export const { siteArrived } = siteSlice.actions;
