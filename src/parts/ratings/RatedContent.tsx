import type { ReactNode } from 'react';
import { ratings } from '@/language/en/ratings';
import { career } from '@/language/en/career';
import { words } from '@/language/en/words';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { SportId } from '@/model/ids';
import type { RatingAnswers, RatingKind, RatingQuestions } from '@/model/ratings/ratingsHost';
import { useAppSelector } from '@/store/typed';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { Refreshing } from '@/ui/Refreshing';
import { useScope } from '@/wiki/scopes/useScope';
import { useRatings } from '@/wiki/ratings/useRatings';
import { selectHidesAllRatings, selectRatedUntil } from '@/wiki/spoilers/spoilersSelectors';
import { HiddenResults } from '../spoilers/HiddenResults';
import { ScopeState } from '../scopes/ScopeState';
import { RatedUntil } from './RatedUntil';
import { useMayAsk } from './useMayAsk';

export interface RatedContentProps<K extends RatingKind> {
  readonly kind: K;
  readonly what?: Text;
  readonly question: RatingQuestions[K] & { readonly sport: SportId };
  readonly isEmpty: (answer: RatingAnswers[K]) => boolean;
  readonly nothing: ReactNode;
  readonly rows?: number;
  readonly children: (answer: RatingAnswers[K]) => ReactNode;
}

/**
 * Shows an answer of the ratings' worker once its data is loaded; until then that it is being computed, or
 * why it cannot be. The previous answer stays usable meanwhile.
 */
export function RatedContent<K extends RatingKind>({
  kind,
  what = words.rankings,
  question,
  isEmpty,
  nothing,
  rows = 10,
  children,
}: RatedContentProps<K>) {
  const t = useText();
  const scopes = [
    useScope({ kind: 'events' }),
    useScope({ kind: 'matchesOfSport', sport: question.sport }),
    useScope({ kind: 'players' }),
  ];
  const asks = useMayAsk(question.sport);
  const until = useAppSelector(selectRatedUntil);
  const hidesAll = useAppSelector(selectHidesAllRatings);
  const { answer, pending, error } = useRatings(kind, question, asks);
  if (hidesAll) return <HiddenResults />;
  if (error !== undefined) return <ErrorState title={t(ratings.failed)}>{t(ratings.failedHint)}</ErrorState>;
  // Do not show "empty" while another answer is coming: the page would jump twice.
  const isHere = asks && answer !== undefined && !(pending && isEmpty(answer));
  const empty = until === undefined ? nothing : <HiddenResults />;
  return (
    <>
      <RatedUntil />
      <ScopeState
        scopes={scopes}
        empty={!isHere || isEmpty(answer)}
        what={t(what)}
        rows={rows}
        nothing={isHere ? empty : <LoadingState rows={rows} label={t(career.computing)} />}
      >
        {answer !== undefined && <Refreshing pending={pending}>{children(answer)}</Refreshing>}
      </ScopeState>
    </>
  );
}
