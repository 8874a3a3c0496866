import { useState } from 'react';
import { AuthError } from '@/backend/backend';
import { selectUser } from '@/wiki/session/sessionSelectors';
import { stored } from '@/language/en/stored';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { useAttempt } from '@/parts/session/useAttempt';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { sendVerification } from './settingsThunks';

export function VerifyAddress() {
  const t = useText();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [isSent, setSent] = useState(false);
  const { busy, problem, run } = useAttempt(problemOf);
  if (!user?.email || user.emailVerified) return null;

  const send = () => {
    setSent(false);
    run(
      () => dispatch(sendVerification()),
      () => setSent(true),
    );
  };
  const said = isSent ? stored.verifySent : problem;
  return (
    <Section title={t(stored.verify)}>
      <Stack gap={2}>
        <p>{t(stored.notVerified, { email: user.email })}</p>
        <div>
          <Button size="sm" busy={busy} onClick={send}>
            {t(stored.verifyAgain)}
          </Button>
        </div>
        <p role="status">{said && t(said)}</p>
      </Stack>
    </Section>
  );
}

function problemOf(error: unknown): Text {
  const problem = error instanceof AuthError ? error.problem : 'unknown';
  if (problem === 'too-many-attempts') return stored.verifyTooMany;
  return problem === 'network' ? stored.verifyOffline : stored.verifyFailed;
}
