import { players as texts } from '@/language/en/players';
import { useLanguage } from '@/language/useLanguage';
import { apartCode, apartOf, type Sport } from '@/model/sports';
import { Stack } from '@/ui/Stack';
import { ChanceBar } from '@/parts/ratings/ChanceBar';
import { strengthName } from '@/parts/ratings/ratingFilter';
import { useAsOf } from '@/parts/ratings/useAsOf';
import type { PairProps } from './Meetings';
import { PairFigures } from './PairFigures';
import type { PairMatches } from './rivalsSelectors';
import { strengthsFought } from './strengthsFought';
import type { PairRated } from './usePairRatings';

export interface PairRatingsProps extends PairProps {
  readonly pair: PairMatches;
  readonly sport: Sport;
  readonly rated: PairRated;
}

export function PairRatings({ ids, names, pair, sport, rated }: PairRatingsProps) {
  const { t, dates } = useLanguage();
  const [until] = useAsOf();
  const { next, last, held } = pair;
  const codes = strengthsFought(sport, next ? [next, ...held] : held);
  const near = next ?? last;
  const [first = ''] = codes;
  const code = (near && codes.find((each) => each === apartCode(sport, near))) ?? first;
  const day =
    until === undefined ? t(texts.chanceToday) : t(texts.chanceOn, { date: dates.day(until) ?? until });
  return (
    <Stack gap={4}>
      <ChanceBar
        title={apartOf(sport) ? `${day} · ${strengthName(t, sport, code)}` : day}
        names={names}
        chance={rated.outlooks?.[code]?.chance}
        loading={rated.outlooks === undefined}
        limited={rated.limited}
      />
      {(rated.outlooks === undefined || rated.known || !rated.limited) && (
        <PairFigures ids={ids} names={names} pair={pair} sport={sport} codes={codes} rated={rated} />
      )}
    </Stack>
  );
}
