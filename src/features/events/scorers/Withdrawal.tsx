import { useState } from 'react';
import { scorers as texts } from '@/language/en/scorers';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { newAction } from '@/wiki/answers/askOnce';
import { useAskOnce } from '@/wiki/answers/useAskOnce';

interface WithdrawalProps {
  /** Id of the invitation or appointment. */
  readonly scorer: string;
  readonly means: Text;
  /** Earlier, when its entries were kept. */
  readonly withdrawn?: boolean;
}

export function Withdrawal({ scorer, means, withdrawn = false }: WithdrawalProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [action] = useState(() => dispatch(newAction()));
  const { busy, failed, ask } = useAskOnce();
  const withdraw = (entries: 'keep' | 'drop') => void ask({ kind: 'revokeScorer', action, scorer, entries });
  return (
    <Stack gap={2}>
      <p>{t(means)}</p>
      <Stack row gap={2}>
        {!withdrawn && (
          <Button size="sm" busy={busy} onClick={() => withdraw('keep')}>
            {t(texts.keep)}
          </Button>
        )}
        <Button size="sm" variant="danger" busy={busy} onClick={() => withdraw('drop')}>
          {t(withdrawn ? texts.dropNow : texts.drop)}
        </Button>
      </Stack>
      {failed !== undefined && (
        <p role="alert">{t(texts.failed, { why: { text: loadErrorWord(failed) } })}</p>
      )}
    </Stack>
  );
}
