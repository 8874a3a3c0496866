import { useEffect, useState } from 'react';
import type { Delivery, ListKind, ListScope } from '@/backend/listScope';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import { listKey, liveListsSlice } from './liveListsSlice';

const { opened, arrived, failed, closed } = liveListsSlice.actions;

/** Follows a list while the component is shown; `undefined` follows none. Returns how to follow it again. */
export function useLiveList<K extends ListKind>(list: ListScope<K> | undefined): () => void {
  const dispatch = useAppDispatch();
  const [tries, setTries] = useState(0);
  const asked = list && JSON.stringify(list);
  const key = list && listKey(list);
  useEffect(
    () => (asked === undefined ? undefined : dispatch(followList(JSON.parse(asked) as ListScope))),
    [dispatch, asked, tries],
  );
  // Not when a longer list is asked for: what is shown stays until more arrives.
  useEffect(() => (key === undefined ? undefined : () => void dispatch(closed({ key }))), [dispatch, key]);
  return () => setTries(tries + 1);
}

const nothing = () => undefined;

export const followList =
  <K extends ListKind>(
    list: ListScope<K>,
    next: (delivery: Delivery<K>) => void = nothing,
    fail: () => void = nothing,
  ): AppThunk<() => void> =>
  (dispatch, _getState, { backend }) => {
    const key = listKey(list);
    dispatch(opened({ key }));
    return backend.subscribe(list, {
      next: (data) => {
        dispatch(arrived({ key, data }));
        next(data);
      },
      error: ({ code }) => {
        dispatch(failed({ key, code }));
        fail();
      },
    });
  };
