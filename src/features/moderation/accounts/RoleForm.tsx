import { useState, type FormEvent } from 'react';
import { accounts } from '@/language/en/accounts';
import { useText } from '@/language/useLanguage';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { TextField } from '@/ui/fields/TextField';
import { Stack } from '@/ui/Stack';
import { setModerator } from './accountsThunks';
import styles from './RoleForm.module.css';

const looksLikeEmail = (text: string) => /^[^@\s]+@[^@\s]+$/.test(text);

/** Makes somebody a moderator or takes that away, by email address. */
export function RoleForm() {
  const t = useText();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const [text, setText] = useState('');
  const email = text.trim();
  const ready = looksLikeEmail(email);

  const change = (grant: boolean) => {
    dispatch(setModerator(email, grant));
    setText('');
  };
  const remove = async () => {
    const sure = await dialogs.confirm({
      title: t(accounts.removeTitle, { email }),
      body: t(accounts.removeBody),
      danger: true,
    });
    if (sure) change(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) change(true);
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
        <Stack row gap={2}>
          <Button type="submit" variant="primary" disabled={!ready}>
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
