import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@/store/createSlice';

export interface KeptDraft {
  readonly at: number;
  /** As the form wrote it, which parses it again. */
  readonly content: unknown;
}

export type DraftsState = Readonly<Record<string, KeptDraft>>;

/** Older drafts are dropped, so forgotten forms do not fill the device. */
const mostDrafts = 20;

const initialState: DraftsState = {};

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** Drafts of earlier sessions. A draft typed since then wins. */
    draftsRestored: (state, { payload }: PayloadAction<DraftsState>) => newest({ ...payload, ...state }),
    draftKept: (state, { payload }: PayloadAction<KeptDraft & { readonly key: string }>) => {
      const { key, at, content } = payload;
      return newest({ ...state, [key]: { at, content } });
    },
    draftDropped: (state, { payload: key }: PayloadAction<string>) =>
      Object.hasOwn(state, key)
        ? Object.fromEntries(Object.entries(state).filter(([other]) => other !== key))
        : state,
  },
});

const newest = (drafts: DraftsState): DraftsState =>
  Object.fromEntries(
    Object.entries(drafts)
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(0, mostDrafts),
  );

export const { draftsRestored, draftKept, draftDropped } = draftsSlice.actions;
