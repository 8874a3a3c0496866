import { spoilers } from '@/language/en/spoilers';
import { useLanguage } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { selectHidesAllRatings, selectRatedUntil } from '@/wiki/spoilers/spoilersSelectors';
import { revealRatings } from '@/wiki/spoilers/spoilersThunks';

export function RatedUntilLine() {
  const { t, dates } = useLanguage();
  const dispatch = useAppDispatch();
  const until = useAppSelector(selectRatedUntil);
  const none = useAppSelector(selectHidesAllRatings);
  if (until === undefined) return undefined;
  return (
    <Stack row gap={2}>
      <p>{none ? t(spoilers.noRatings) : t(spoilers.ratedUntil, { date: dates.day(until) ?? until })}</p>
      <Button size="sm" onClick={() => dispatch(revealRatings())}>
        {t(spoilers.showRatings)}
      </Button>
    </Stack>
  );
}
