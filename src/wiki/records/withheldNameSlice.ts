import type { PayloadAction } from '@reduxjs/toolkit';
import { withheldName } from '@/model/privacy/withholding';
import { createSlice } from '@/store/createSlice';
import type { RootState } from '@/store/typed';

const initialState: string = withheldName;

/** The text that replaces a withheld name in the current language. Initially the stored placeholder. */
export const withheldNameSlice = createSlice({
  name: 'withheldName',
  initialState,
  reducers: {
    withheldNameSaid: (_state, { payload }: PayloadAction<string>) => payload,
  },
});

export const { withheldNameSaid } = withheldNameSlice.actions;

export const selectWithheldName = (state: RootState): string => state.withheldName;
