import { useState } from 'react';
import type { Text } from '@/language/text';
import { authSentence } from './authSentence';

export interface Attempt {
  readonly busy: boolean;
  readonly problem: Text | undefined;
  readonly run: (work: () => Promise<void>, onDone: () => void) => void;
  readonly forget: () => void;
}

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
