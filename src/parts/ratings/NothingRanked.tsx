import { ChartNoAxesColumn } from 'lucide-react';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import type { Board } from '@/model/ratings/board';
import type { RatingFilter } from '@/model/ratings/ratingFilter';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingState } from '@/ui/LoadingState';
import { selectRatedUntil } from '@/wiki/spoilers/spoilersSelectors';
import { HiddenResults } from '../spoilers/HiddenResults';

interface NothingRankedProps {
  readonly filter: RatingFilter;
  /** Absent while the worker is still computing. */
  readonly board: Board | undefined;
}

export function NothingRanked({ filter, board }: NothingRankedProps) {
  const t = useText();
  const isHidden = useAppSelector((state) => selectRatedUntil(state) !== undefined);
  if (!board) return <LoadingState rows={14} label={t(ratings.computing)} />;
  if (board.inactive > 0)
    return (
      <EmptyState icon={<ChartNoAxesColumn />} title={t(ratings.nobodyActive)}>
        {t(ratings.someInactive, { count: board.inactive })}
      </EmptyState>
    );
  if (isHidden) return <HiddenResults />;
  return (
    <EmptyState icon={<ChartNoAxesColumn />} title={t(filter.weight ? ratings.noMatch : ratings.nothing)}>
      {t(ratings.nothingHint)}
    </EmptyState>
  );
}
