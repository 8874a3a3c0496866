import { ChartNoAxesColumn } from 'lucide-react';
import { ratings } from '@/language/en/ratings';
import { career } from '@/language/en/career';
import { useText } from '@/language/useLanguage';
import type { RatingAnswers } from '@/model/ratings/ratingsHost';
import type { RatingFilter } from '@/model/ratings/ratingFilter';
import type { Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { CsvButton } from '@/parts/export/CsvButton';
import { RankingNote } from '@/parts/ratings/RankingNote';
import { StepsTable } from '@/parts/ratings/StepsTable';
import { localText } from '@/parts/words/sportWords';
import { selectRatedUntil } from '@/wiki/spoilers/spoilersSelectors';

interface RatingStepsProps {
  readonly sport: Sport;
  readonly id: string;
  readonly filter: RatingFilter;
  /** Absent while it is being computed. */
  readonly answer: RatingAnswers['player'] | undefined;
  readonly error: string | undefined;
}

export function RatingSteps({ sport, id, filter, answer, error }: RatingStepsProps) {
  const t = useText();
  const isHidden = useAppSelector((state) => selectRatedUntil(state) !== undefined);
  if (error !== undefined) return <ErrorState title={t(ratings.failed)}>{t(ratings.failedHint)}</ErrorState>;
  if (!answer) return <LoadingState rows={10} label={t(career.computing)} />;
  const { steps } = answer;
  if (steps.length === 0)
    // The line above says what is hidden.
    return isHidden ? undefined : (
      <EmptyState icon={<ChartNoAxesColumn />} title={t(ratings.noRating)}>
        {t(ratings.noRatingHint)}
      </EmptyState>
    );
  return (
    <>
      <Section
        title={t(ratings.stepsTitle)}
        count={steps.length}
        actions={
          <CsvButton
            file={`${id}-rating-${filter.code}`}
            what={t(ratings.stepsTitle)}
            content={() => ({
              kind: 'steps',
              steps: steps.toReversed(),
              code: filter.code,
              sport,
            })}
          />
        }
      >
        <Stack gap={3}>
          <p>{t(ratings.stepsHint, { counts: t(localText(sport.score.counts)) })}</p>
          <StepsTable caption={t(ratings.stepsTitle)} sport={sport} steps={steps} code={filter.code} />
        </Stack>
      </Section>
      <RankingNote sport={sport} />
    </>
  );
}
