import type { PayloadAction } from '@reduxjs/toolkit';
import type { Durability } from '@/backend/deviceStorage';
import type { EntityName } from '@/backend/scope';
import type { CommandId } from '@/model/proposals/command';
import { createSlice } from '@/store/createSlice';

/**
 * Why the device does not store what it should.
 *
 *   full      no space left
 *   newer     a later version of the app stored something that this one cannot read
 *   damaged   a stored part is unreadable and is loaded from the server again
 *   blocked   the browser refuses to store, or does not answer
 */
export type StorageProblem = 'full' | 'newer' | 'damaged' | 'blocked';

interface StorageState {
  readonly problem: StorageProblem | null;
  readonly unstored: readonly CommandId[];
  /** Unreadable stored commands. They are kept and not sent. */
  readonly unreadable: readonly string[];
  readonly durability: Durability;
  readonly coming: readonly EntityName[];
}

const initialState: StorageState = {
  problem: null,
  unstored: [],
  unreadable: [],
  durability: 'unknown',
  coming: [],
};

export const storageSlice = createSlice({
  name: 'storage',
  initialState,
  reducers: {
    troubled: (state, { payload }: PayloadAction<StorageProblem>) => ({ ...state, problem: payload }),
    commandsUnstored: (state, { payload }: PayloadAction<readonly CommandId[]>) => ({
      ...state,
      unstored: payload,
    }),
    commandsUnreadable: (state, { payload }: PayloadAction<readonly string[]>) => ({
      ...state,
      unreadable: payload,
    }),
    /** Empty once all stored rows are loaded, or no more will come. */
    rowsAwaited: (state, { payload }: PayloadAction<readonly EntityName[]>) => ({
      ...state,
      coming: payload,
    }),
    rowsBack: (state, { payload }: PayloadAction<EntityName>) => ({
      ...state,
      coming: state.coming.filter((entity) => entity !== payload),
    }),
    durabilityKnown: (state, { payload }: PayloadAction<Durability>) => ({ ...state, durability: payload }),
  },
});

export const storageActions = storageSlice.actions;
