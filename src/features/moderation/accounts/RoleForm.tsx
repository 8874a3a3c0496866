import { useState, type FormEvent } from 'react';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { TextField } from '@/ui/fields/TextField';
import { Stack } from '@/ui/Stack';
import { setModerator } from './accountsThunks';

const looksLikeEmail = (text: string) => /^[^@\s]+@[^@\s]+$/.test(text);

/** Makes somebody a moderator or takes that away, by email address. */
export function RoleForm() {
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
      title: `Remove ${email} as a moderator?`,
      body: 'What they have decided stays. Their open pages notice within seconds.',
      danger: true,
    });
    if (sure) change(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) change(true);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        <TextField
          label="Email of an account"
          type="email"
          hint="Its owner must have signed in here once. Every change is listed below for all moderators."
          value={text}
          onChange={setText}
        />
        <Stack row gap={2}>
          <Button type="submit" variant="primary" disabled={!ready}>
            Make moderator
          </Button>
          <Button disabled={!ready} onClick={() => void remove()}>
            Remove moderator
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
