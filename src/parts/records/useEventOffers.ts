import { useCallback } from 'react';
import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import type { AppThunk } from '@/store/typed';
import type { ComboboxItem } from '@/ui/fields/comboboxRows';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useOffers, type Offers, type OffersOptions } from './useOffers';

/** The best few events for a typed text, with their days; `undefined` until names can be searched. */
export function useEventOffers(options: OffersOptions): Offers | undefined {
  const { dates } = useLanguage();
  const itemsOf = useCallback(
    (ids: readonly string[]): AppThunk<readonly ComboboxItem[]> =>
      (_dispatch, getState) =>
        ids.flatMap((id) => {
          const event = selectEvent(getState(), id);
          return event ? [{ id, label: event.name, secondary: dates.day(knownDate(event)) }] : [];
        }),
    [dates],
  );
  return useOffers('events', itemsOf, options);
}
