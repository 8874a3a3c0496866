import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Durability } from '@/backend/deviceStorage';
import type { EntityName } from '@/backend/scope';
import type { CommandId } from '@/model/command';

/**
 * Why the device does not keep what it should.
 *
 *   full      no space is left
 *   newer     a later version of the app has stored what this one cannot read
 *   damaged   something stored could not be read any more; it is read from the server again
 *   blocked   the browser refuses to store, or does not answer
 */
export type StorageProblem = 'full' | 'newer' | 'damaged' | 'blocked';

/** How this device keeps what the app gives it. */
interface StorageState {
  /** The last problem of this session. */
  readonly problem: StorageProblem | null;
  /** Commands that are in this tab only. */
  readonly unstored: readonly CommandId[];
  /** Stored commands that cannot be read; they are kept and not sent. */
  readonly unreadable: readonly string[];
  readonly durability: Durability;
  /** Of which entities the device's own rows are not all back yet. */
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
    /** Stored rows of these entities are on their way; none, when all are back or no more is to be expected. */
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
