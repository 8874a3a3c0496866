import { useEffect, useState } from 'react';
import type { Answer, Question, QuestionKind } from '@/backend/questions';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { selectUid } from '../session/sessionSelectors';

interface Asked<T> {
  /** The last answer. It stays while the question is asked again. */
  readonly data: T | undefined;
  /** The code of why there is no answer. */
  readonly failed: string | undefined;
  /** Device time of the answer, epoch milliseconds. */
  readonly at: number;
  readonly retry: () => void;
}

/**
 * The answer to a question, asked each time that it is shown; `undefined` asks nothing. `keep`: an answer of
 * the last minutes is enough.
 */
export function useAnswer<K extends QuestionKind>(
  question: Question<K> | undefined,
  keep = false,
): Asked<Answer<K>> {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  const key = question && JSON.stringify(question);
  const [tries, setTries] = useState(0);
  const [isUnloaded, setUnloaded] = useState(false);
  useEffect(() => {
    if (key === undefined) return undefined;
    let stop: (() => void) | undefined;
    let ended = false;
    import('./answers').then(
      ({ askWhileShown }) => {
        if (!ended) stop = dispatch(askWhileShown(JSON.parse(key) as Question, keep));
      },
      () => {
        if (!ended) setUnloaded(true);
      },
    );
    return () => {
      ended = true;
      stop?.();
    };
  }, [dispatch, key, keep, tries, uid]);
  const answer = useAppSelector(({ answers }) => (key === undefined ? undefined : answers.queries?.[key]));
  return {
    // The table of questions says what answers this one.
    data: answer?.data as Answer<K> | undefined,
    failed:
      answer?.status === 'rejected'
        ? codeOf(answer.error)
        : isUnloaded && answer === undefined
          ? 'unavailable'
          : undefined,
    at: answer?.fulfilledTimeStamp ?? 0,
    retry: () => setTries(tries + 1),
  };
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
