import { useCallback } from 'react';
import { useLanguage } from '@/language/useLanguage';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import type { ComboboxItem } from '@/ui/fields/comboboxRows';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';

const offered = 8;

const offersOf =
  (ids: readonly string[], dayOf: (date: string) => string | undefined): AppThunk<readonly ComboboxItem[]> =>
  (_dispatch, getState) =>
    ids.flatMap((id): readonly ComboboxItem[] => {
      const event = selectEvent(getState(), id);
      const day = event && dayOf(event.date);
      return event ? [{ id, label: event.name, ...(day !== undefined && { secondary: day }) }] : [];
    });

/** The best few events for a typed text, with their days; `undefined` until names can be searched. */
export function useEventOffers(
  except: string | undefined,
  wanted = true,
): ((text: string) => readonly ComboboxItem[]) | undefined {
  const { dates } = useLanguage();
  const dispatch = useAppDispatch();
  const { search, version } = useRecordSearch(wanted);
  const find = useCallback(
    (text: string) => {
      const best = search?.find(text, offered + 1).events.best ?? [];
      const ids = best.map((hit) => hit.id).filter((each) => each !== except);
      return dispatch(offersOf(ids.slice(0, offered), dates.day));
    },
    // A new function when the events change, so that the combobox filters the typed text again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [dispatch, except, search, version, dates],
  );
  return search && find;
}
