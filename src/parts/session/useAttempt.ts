import { useState } from 'react';
import type { Text } from '@/language/text';
import { authSentence } from './authSentence';

/** One try at a time: whether it is under way, why the last one failed, and how to start one. */
export interface Attempt {
  readonly busy: boolean;
  readonly problem: Text | undefined;
  /** Does the work; `onDone` only when it went well. */
  readonly run: (work: () => Promise<void>, onDone: () => void) => void;
  readonly forget: () => void;
}

/** @param sentenceOf says a failure. */
export function useAttempt(sentenceOf: (error: unknown) => Text = authSentence): Attempt {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Text>();
  const run: Attempt['run'] = (work, onDone) => {
    setBusy(true);
    setProblem(undefined);
    work()
      .then(onDone, (error: unknown) => {
        console.warn('Signing in failed', error);
        setProblem(sentenceOf(error));
      })
      .finally(() => setBusy(false));
  };
  return { busy, problem, run, forget: () => setProblem(undefined) };
}
