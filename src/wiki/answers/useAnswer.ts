import { useEffect, useState } from 'react';
import type { AnswerTo, Question, QuestionKind } from '@/backend/questions';
import { sameItems } from '@/lib/sameItems';
import { whileWanted } from '@/lib/whileWanted';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { selectUid } from '../session/sessionSelectors';
import { codeOf } from './askOnce';

interface KnownAnswer<T> {
  /** The last answer. It stays while the question is asked again. */
  readonly data: T | undefined;
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
): KnownAnswer<AnswerTo<K>> {
  const [tries, setTries] = useState(0);
  const key = question && JSON.stringify(question);
  const isUnloaded = useAsking(key === undefined ? [] : [key], keep, tries);
  const answer = useAppSelector(({ answers }) => (key === undefined ? undefined : answers.queries?.[key]));
  return {
    // The table of questions says what answers this one.
    data: answer?.data as AnswerTo<K> | undefined,
    failed:
      answer?.status === 'rejected'
        ? codeOf(answer.error ?? {})
        : isUnloaded && answer === undefined
          ? 'unavailable'
          : undefined,
    at: answer?.fulfilledTimeStamp ?? 0,
    retry: () => setTries(tries + 1),
  };
}

/** The answers to some questions as far as they are here. Answers of the last minutes are enough. */
export function useAnswers<K extends QuestionKind>(
  questions: readonly Question<K>[],
): readonly (AnswerTo<K> | undefined)[] {
  const keys = questions.map((question) => JSON.stringify(question));
  useAsking(keys, true);
  return useAppSelector(
    ({ answers }) => keys.map((key) => answers.queries?.[key]?.data as AnswerTo<K> | undefined),
    sameItems,
  );
}

/** Asks while the component is shown. Returns whether the code for it could not be loaded. */
function useAsking(keys: readonly string[], keep: boolean, tries = 0): boolean {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  const [isUnloaded, setUnloaded] = useState(false);
  const list = JSON.stringify(keys);
  useEffect(() => {
    const asked = JSON.parse(list) as readonly string[];
    if (asked.length === 0) return undefined;
    let stops: readonly (() => void)[] = [];
    const leave = whileWanted(
      () => import('./answers'),
      ({ askWhileShown }) => {
        stops = asked.map((key) => dispatch(askWhileShown(JSON.parse(key) as Question, keep)));
      },
      () => setUnloaded(true),
    );
    return () => {
      leave();
      for (const stop of stops) stop();
    };
  }, [dispatch, list, keep, tries, uid]);
  return isUnloaded;
}
