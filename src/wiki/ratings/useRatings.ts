import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DateString } from '@/model/dates';
import type { RatingAnswers, RatingKind, RatingQuestions } from '@/model/ratings/ratingsHost';
import { useAppDispatch, type AppThunk } from '@/store/typed';

/** An answer of the ratings as a screen shows it. */
export interface Rated<K extends RatingKind> {
  /** The newest answer to this kind of question; while another is awaited, the one before. */
  readonly answer: RatingAnswers[K] | undefined;
  /** True if the answer is to another question or to rows that have changed since. */
  readonly pending: boolean;
  /** The day of an answer to this very question that was published and is shown until the device has its own. */
  readonly published: DateString | undefined;
  /** The failure of the newest question. */
  readonly error: string | undefined;
}

interface Known<K extends RatingKind> {
  readonly key: string;
  /** Of the rows it was answered from; absent where they have changed since. */
  readonly revision: number | undefined;
  readonly answer: RatingAnswers[K] | undefined;
  readonly published?: DateString | undefined;
  readonly error?: string;
}

/**
 * Asks the ratings, again whenever the question or the rows change. A screen that asked the same a while ago has its answer
 * at once, and nothing but such an answer while it is not to ask, because the rows are few of many yet.
 */
export function useRatings<K extends RatingKind>(
  kind: K,
  question: RatingQuestions[K],
  asks = true,
): Rated<K> {
  const dispatch = useAppDispatch();
  const [ratings] = useState(() => dispatch((_dispatch, _getState, { ratings: port }) => port));
  const revision = useSyncExternalStore(ratings.subscribe, ratings.revision);
  // By value: screens write their question anew each time.
  const key = JSON.stringify(question);
  const recall = (): Known<K> | undefined => {
    const kept = ratings.kept(kind, question);
    if (kept === undefined) return undefined;
    const { answer, current, published } = kept;
    return { key, revision: current ? revision : undefined, answer, published };
  };
  const [found, setFound] = useState(recall);
  const known = found?.key === key ? found : (recall() ?? found);
  useEffect(() => {
    if (!asks) return;
    const superseded = new AbortController();
    const { signal } = superseded;
    ratings.ask(kind, JSON.parse(key) as RatingQuestions[K], signal).then(
      (answer) => {
        if (!signal.aborted) setFound({ key, revision, answer });
      },
      (error: unknown) => {
        if (!signal.aborted) setFound({ key, revision, answer: undefined, error: String(error) });
      },
    );
    return () => superseded.abort();
  }, [ratings, kind, key, revision, asks]);
  return {
    answer: known?.answer,
    pending: known?.key !== key || known.revision !== revision,
    published: known?.key === key ? known.published : undefined,
    error: known?.key === key ? known.error : undefined,
  };
}

/** Asks the ratings once, from a click. Rejects where they cannot be computed. */
export const askRatings =
  <K extends RatingKind>(kind: K, question: RatingQuestions[K]): AppThunk<Promise<RatingAnswers[K]>> =>
  (_dispatch, _getState, { ratings }) =>
    ratings.ask(kind, question);
