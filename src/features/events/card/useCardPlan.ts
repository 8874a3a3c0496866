import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { Sport } from '@/model/sports';
import type { PlannableRow, PlannedRow } from '@/parts/rows/plan';
import { storedWorld } from '@/parts/rows/storedWorld';
import { useAppSelector, type RootState } from '@/store/typed';
import { selectMatchLayers } from '@/wiki/records/recordsSelectors';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import { planCard, type CardAsked } from './cardPlan';

export function useCardPlan({
  sport,
  ...asked
}: CardAsked & { readonly sport: Sport | undefined }): readonly PlannedRow<PlannableRow>[] {
  const store = useStore<RootState>();
  const { search, version } = useRecordSearch();
  const matches = useAppSelector(selectMatchLayers);
  const { rows, eventId, drafts } = asked;
  return useMemo(
    () =>
      planCard(
        { rows, eventId, drafts },
        storedWorld(() => store.getState(), search, sport),
      ),
    // The plan reads matches and the search from the store.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [rows, eventId, drafts, store, search, version, matches, sport],
  );
}
