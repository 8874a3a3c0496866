import { useCallback } from 'react';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import type { ComboboxItem } from '@/ui/fields/comboboxRows';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';

/** Options shown; a longer list would not be read. */
const offered = 8;

export interface OffersOptions {
  /** False while the names need not be loaded. Default true. */
  readonly wanted?: boolean | undefined;
  readonly except?: string | undefined;
}

export type Offers = (text: string) => readonly ComboboxItem[];

/**
 * The best few players or events for a typed text; `undefined` until names can be searched. `itemsOf` must be stable. A
 * new function when the records change, so that the combobox filters the typed text again.
 */
export function useOffers(
  kind: 'players' | 'events',
  itemsOf: (ids: readonly string[]) => AppThunk<readonly ComboboxItem[]>,
  { wanted, except }: OffersOptions,
): Offers | undefined {
  const dispatch = useAppDispatch();
  const { search, version } = useRecordSearch(wanted);
  const find = useCallback(
    (text: string) => {
      const best = search?.find(text, offered + 1)[kind].best ?? [];
      const ids = best.map(({ id }) => id).filter((id) => id !== except);
      return dispatch(itemsOf(ids.slice(0, offered)));
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another version finds others
    [dispatch, kind, except, search, version, itemsOf],
  );
  return search && find;
}
