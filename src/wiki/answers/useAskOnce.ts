import { useState } from 'react';
import type { BackendErrorCode } from '@/backend/errors';
import type { Question, QuestionKind } from '@/backend/questions';
import { useAppDispatch } from '@/store/typed';
import { askOnce } from './askOnce';

/** Asks questions for their effect. `failed` is the code of why the last one has no answer, until `forget`. */
export function useAskOnce() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<BackendErrorCode>();
  const ask = async <K extends QuestionKind>(question: Question<K>) => {
    setBusy(true);
    setFailed(undefined);
    const answer = await dispatch(askOnce(question));
    setBusy(false);
    setFailed(answer.failed);
    return answer;
  };
  return { busy, failed, ask, forget: () => setFailed(undefined) };
}
