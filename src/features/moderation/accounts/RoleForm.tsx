import { useState, type FormEvent } from 'react';
import { accounts } from '@/language/en/accounts';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { TextField } from '@/ui/fields/TextField';
import { Stack } from '@/ui/Stack';
import { useAskOnce } from '@/wiki/answers/useAskOnce';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import { AccountDetails } from './AccountDetails';
import { lookUpSentence } from './lookUpSentence';
import styles from './RoleForm.module.css';

const looksLikeEmail = (text: string) => /^[^@\s]+@[^@\s]+$/.test(text);

export function RoleForm() {
  const t = useText();
  const [text, setText] = useState('');
  const email = text.trim();
  const ready = looksLikeEmail(email);
  const { busy, problem, grant, remove } = useRoleChange(email, () => setText(''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !busy) void grant();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Stack gap={3}>
        <TextField
          label={t(accounts.email)}
          type="email"
          hint={t(accounts.emailHint)}
          value={text}
          onChange={setText}
        />
        {problem && <p role="alert">{t(problem)}</p>}
        <Stack row gap={2}>
          <Button type="submit" variant="primary" disabled={!ready} busy={busy}>
            {t(accounts.makeModerator)}
          </Button>
          <Button disabled={!ready} onClick={() => void remove()}>
            {t(accounts.removeModerator)}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

function useRoleChange(email: string, onDone: () => void) {
  const t = useText();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const { busy, ask } = useAskOnce();
  const [problem, setProblem] = useState<Text>();

  const grant = async () => {
    setProblem(undefined);
    const { data: account, failed } = await ask({ kind: 'lookUpAccount', email });
    if (failed !== undefined) return setProblem(lookUpSentence(failed));
    if (!account.verified) return setProblem(accounts.notVerified);
    const sure = await dialogs.confirm({
      title: t(accounts.grantTitle),
      body: <AccountDetails account={account} />,
      okLabel: t(accounts.makeModerator),
    });
    if (!sure) return;
    // The uid of the account that was shown guards against an address that changed its account.
    dispatch(enqueue({ kind: 'grantRole', email, uid: account.uid }));
    onDone();
  };
  const remove = async () => {
    const sure = await dialogs.confirm({
      title: t(accounts.removeTitle, { email }),
      body: t(accounts.removeBody),
      danger: true,
    });
    if (!sure) return;
    dispatch(enqueue({ kind: 'takeRole', email }));
    onDone();
  };
  return { busy, problem, grant, remove };
}
