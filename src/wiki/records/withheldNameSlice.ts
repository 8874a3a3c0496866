import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { withheldName } from '@/model/withholding';
import type { RootState } from '@/store/typed';

const initialState: string = withheldName;

/** How the language shown says the name of who asked not to be named; until it is known, as it is stored. */
export const withheldNameSlice = createSlice({
  name: 'withheldName',
  initialState,
  reducers: {
    withheldNameSaid: (_state, { payload }: PayloadAction<string>) => payload,
  },
});

export const { withheldNameSaid } = withheldNameSlice.actions;

export const selectWithheldName = (state: RootState): string => state.withheldName;
