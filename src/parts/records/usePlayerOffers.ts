import { useCallback } from 'react';
import { words } from '@/language/en/words';
import type { CountryName } from '@/language/countries';
import { useLanguage } from '@/language/useLanguage';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import type { ComboboxItem } from '@/ui/fields/comboboxRows';
import { selectBaseRecord, selectPlayer } from '@/wiki/records/recordsSelectors';
import { selectDistinction, type Distinction } from '@/wiki/records/distinction';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import { useSports } from '@/wiki/sports/useSports';
import { distinctionText } from '../words/distinctionText';

/** Options shown; a longer list would not be read. */
const offered = 8;

const offersOf =
  (
    ids: readonly string[],
    country: CountryName,
    apart: (facts: Distinction | undefined) => string | undefined,
    pendingWord: string | undefined,
  ): AppThunk<readonly ComboboxItem[]> =>
  (_dispatch, getState) =>
    ids.flatMap((id): readonly ComboboxItem[] => {
      const player = selectPlayer(getState(), id);
      if (!player) return [];
      const pending = selectBaseRecord(getState(), 'player', id) === undefined;
      const facts = apart(selectDistinction(getState(), id, ids));
      const secondary = [pending && pendingWord, player.country && country(player.country), facts]
        .filter(Boolean)
        .join(', ');
      return [{ id, label: player.name, ...(secondary !== '' && { secondary }) }];
    });

export interface PlayerOffersOptions {
  /** False while the names need not be loaded. Default true. */
  readonly wanted?: boolean;
  readonly except?: string;
  readonly tellsPending?: boolean;
}

/** The best few matches for a typed text; `undefined` until names can be searched. */
export function usePlayerOffers({
  wanted = true,
  except,
  tellsPending = false,
}: PlayerOffersOptions): ((text: string) => readonly ComboboxItem[]) | undefined {
  const { t, country } = useLanguage();
  const dispatch = useAppDispatch();
  const { search, version } = useRecordSearch(wanted);
  const sports = useSports();
  const pendingWord = tellsPending ? t(words.pending) : undefined;
  const find = useCallback(
    (text: string) => {
      const best = search?.find(text, offered + 1).players.best ?? [];
      const ids = best.map(({ id }) => id).filter((id) => id !== except);
      const apart = (facts: Distinction | undefined) => distinctionText(t, sports, facts);
      return dispatch(offersOf(ids.slice(0, offered), country, apart, pendingWord));
    },
    // A new function when the players change, so that the combobox filters the typed text again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [dispatch, except, search, version, country, pendingWord, t, sports],
  );
  return search && find;
}
