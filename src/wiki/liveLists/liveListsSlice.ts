import type { PayloadAction } from '@reduxjs/toolkit';
import type { Delivery, ListKind } from '@/backend/listScope';
import { createSlice } from '@/store/createSlice';
import type { RootState } from '@/store/typed';

interface FollowedList<T> {
  readonly data?: T;
  readonly failed?: string;
  /** Nothing has arrived since it was asked for last. */
  readonly awaited?: true;
}

/** Lists of one kind that differ only in their length are one list. */
type ListKey = string;

/** Home may follow several live events. */
export function listKey(list: {
  readonly kind: ListKind;
  readonly which?: string;
  readonly event?: string;
}): ListKey {
  const part = list.which ?? (list.kind === 'live' ? list.event : undefined);
  return part === undefined ? list.kind : `${list.kind}/${part}`;
}

type ListsState = Readonly<Record<ListKey, FollowedList<unknown> | undefined>>;

const initialState: ListsState = {};

type Of<T = unknown> = PayloadAction<{ readonly key: ListKey } & T>;

export const liveListsSlice = createSlice({
  name: 'liveLists',
  initialState,
  reducers: {
    opened: (state, { payload: { key } }: Of): ListsState => {
      const { failed: _, ...before } = state[key] ?? {};
      return { ...state, [key]: { ...before, awaited: true } };
    },
    arrived: (state, { payload: { key, data } }: Of<{ readonly data: unknown }>): ListsState => ({
      ...state,
      [key]: { data },
    }),
    failed: (state, { payload: { key, code } }: Of<{ readonly code: string }>): ListsState => ({
      ...state,
      [key]: { ...state[key], failed: code },
    }),
    /** The next user must not see a moderator's lists. */
    closed: (state, { payload: { key } }: Of): ListsState => {
      const { [key]: _, ...others } = state;
      return others;
    },
  },
});

const nothing: FollowedList<never> = {};

/** What this device has of a list, of live cards that of the event `which`: nothing unless somebody follows it. */
export const selectLiveList = <K extends ListKind>(
  { liveLists }: RootState,
  kind: K,
  which?: string,
): FollowedList<Delivery<K>> =>
  // Only `followList` writes under this key.
  (liveLists[listKey({ kind, ...(which && { which }) })] as FollowedList<Delivery<K>> | undefined) ?? nothing;
