import { ratings as ratingTexts } from '@/language/en/ratings';
import { records } from '@/language/en/records';
import { useLanguage } from '@/language/useLanguage';
import { together } from '@/model/ratings/ratingModel';
import type { RatedStep } from '@/model/ratings/history';
import type { Side } from '@/model/records/records';
import { RatingText, signedPoints } from '@/parts/ratings/RatingText';
import type { ShownRatings } from '@/parts/ratings/useMatchRatings';
import { Dotted } from '@/ui/ScoreBoard';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export interface SideFactsProps {
  readonly side: Side;
  readonly mark: string | undefined;
  readonly place: 0 | 1;
  readonly rated: ShownRatings | undefined;
}

/** One side's mark, rating before the match, what the match changed, and weight. */
export function SideFacts({ side, mark, place, rated = {} }: SideFactsProps) {
  const { t, weight } = useLanguage();
  const step = rated.steps?.[place];
  const rating = step?.own ?? (place === 0 ? rated.outlook?.own : rated.outlook?.other);
  const isToday = step === undefined && !rated.past && !rated.limited;
  return (
    <Dotted>
      {[
        mark !== undefined && <b key="mark">{mark}</b>,
        rating && (
          <span key="rating">
            <VisuallyHidden>{t(isToday ? records.ratingNow : records.ratingThen)} </VisuallyHidden>
            <RatingText rating={rating} />
          </span>
        ),
        step && (
          <span key="change">
            <VisuallyHidden>{t(ratingTexts.change)} </VisuallyHidden>
            {changeOf(step)}
          </span>
        ),
        side.weight !== undefined && (
          <span key="weight">
            <VisuallyHidden>{t(records.foughtAt)} </VisuallyHidden>
            {weight(side.weight)}
          </span>
        ),
      ]}
    </Dotted>
  );
}

function changeOf({ code = together, before, after }: RatedStep): string {
  const [was, is] = [before[code] ?? before[together], after[code] ?? after[together]];
  return signedPoints(is.points - was.points);
}
