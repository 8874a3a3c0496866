import { useCallback } from 'react';
import { words } from '@/language/en/words';
import { useLanguage } from '@/language/useLanguage';
import type { AppThunk } from '@/store/typed';
import type { ComboboxItem } from '@/ui/fields/comboboxRows';
import { selectDistinction } from '@/wiki/records/distinction';
import { selectBaseRecord, selectPlayer } from '@/wiki/records/recordsSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { distinctionText } from '../words/distinctionText';
import { useOffers, type Offers, type OffersOptions } from './useOffers';

export interface PlayerOffersOptions extends OffersOptions {
  readonly tellsPending?: boolean;
}

/** The best few players for a typed text, with what distinguishes them; `undefined` until names can be searched. */
export function usePlayerOffers({ tellsPending, ...options }: PlayerOffersOptions): Offers | undefined {
  const { t, country } = useLanguage();
  const sports = useSports();
  const itemsOf = useCallback(
    (ids: readonly string[]): AppThunk<readonly ComboboxItem[]> =>
      (_dispatch, getState) =>
        ids.flatMap((id) => {
          const player = selectPlayer(getState(), id);
          if (!player) return [];
          const isPending = tellsPending && selectBaseRecord(getState(), 'player', id) === undefined;
          const secondary = [
            isPending && t(words.pending),
            player.country && country(player.country),
            distinctionText(t, sports, selectDistinction(getState(), id, ids)),
          ];
          return [{ id, label: player.name, secondary: secondary.filter(Boolean).join(', ') || undefined }];
        }),
    [tellsPending, t, country, sports],
  );
  return useOffers('players', itemsOf, options);
}
