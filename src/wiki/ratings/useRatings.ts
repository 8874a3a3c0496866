import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DateString } from '@/model/dates';
import type { SportId } from '@/model/ids';
import type { RatingAnswers, RatingKind, RatingQuestions } from '@/model/ratings/ratingsHost';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import { whileWanted } from '@/lib/whileWanted';

export interface Rated<K extends RatingKind> {
  readonly answer: RatingAnswers[K] | undefined;
  readonly pending: boolean;
  /** The day of the published answer shown until this device has its own. */
  readonly published: DateString | undefined;
  readonly error: string | undefined;
}

interface Known<K extends RatingKind> {
  readonly key: string;
  readonly sport: SportId;
  /** The revision of the rows; absent if they have changed since. */
  readonly revision: number | undefined;
  readonly answer: RatingAnswers[K] | undefined;
  readonly published?: DateString | undefined;
  readonly error?: string;
}

/**
 * Asks again when the question or the rows change. Shows a kept answer at once. With `asks` false it shows
 * only that, because too few of the rows are loaded.
 */
export function useRatings<K extends RatingKind>(
  kind: K,
  question: RatingQuestions[K],
  asks = true,
): Rated<K> {
  const dispatch = useAppDispatch();
  const [ratings] = useState(() => dispatch((_dispatch, _getState, { ratings: port }) => port));
  const revision = useSyncExternalStore(ratings.revision.subscribe, ratings.revision.current);
  // By value: screens build a new question object in each render.
  const key = JSON.stringify(question);
  const { sport } = question;
  const recall = (): Known<K> | undefined => {
    const kept = ratings.kept(kind, question);
    if (kept === undefined) return undefined;
    const { answer, current, published } = kept;
    return { key, sport, revision: current ? revision : undefined, answer, published };
  };
  const [found, setFound] = useState(recall);
  // An answer of another sport is never shown; another one of the same sport is, until the new one is here.
  const known = found?.key === key ? found : (recall() ?? (found?.sport === sport ? found : undefined));
  useEffect(() => {
    if (!asks) return undefined;
    return whileWanted(
      (signal) => ratings.ask(kind, JSON.parse(key) as RatingQuestions[K], signal),
      (answer) => setFound({ key, sport, revision, answer }),
      (error) => setFound({ key, sport, revision, answer: undefined, error: String(error) }),
    );
  }, [ratings, kind, key, sport, revision, asks]);
  return {
    answer: known?.answer,
    pending: known?.key !== key || known.revision !== revision,
    published: known?.key === key ? known.published : undefined,
    error: known?.key === key ? known.error : undefined,
  };
}

export const askRatings =
  <K extends RatingKind>(kind: K, question: RatingQuestions[K]): AppThunk<Promise<RatingAnswers[K]>> =>
  (_dispatch, _getState, { ratings }) =>
    ratings.ask(kind, question);
