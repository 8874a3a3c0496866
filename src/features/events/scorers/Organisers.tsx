import { useState } from 'react';
import { scorers as texts } from '@/language/en/scorers';
import { useText } from '@/language/useLanguage';
import { eventId } from '@/model/ids';
import type { Invitation } from '@/model/scoring/invitation';
import { FormError } from '@/parts/forms/FormError';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Disclosure } from '@/ui/Disclosure';
import { TextField } from '@/ui/fields/TextField';
import { List, ListRow } from '@/ui/List';
import { Stack } from '@/ui/Stack';
import { newAction } from '@/wiki/answers/askOnce';
import { useAskOnce } from '@/wiki/answers/useAskOnce';
import { Withdrawal } from './Withdrawal';

interface OrganisersProps {
  readonly event: string;
  /** Appointments in force. */
  readonly appointed: readonly Invitation[];
}

export function Organisers({ event, appointed }: OrganisersProps) {
  const t = useText();
  return (
    <Disclosure summary={t(texts.organisers, { count: appointed.length })} open={false} whenOpen>
      <Stack gap={3}>
        <p>{t(texts.organisersMean)}</p>
        <Appoint event={event} />
        {appointed.length > 0 && (
          <List label={t(texts.organisersList)}>
            {appointed.map(({ id, organiser = '' }) => (
              <OrganiserRow key={id} id={id} uid={organiser} />
            ))}
          </List>
        )}
      </Stack>
    </Disclosure>
  );
}

function Appoint({ event }: { readonly event: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  // One id until the answer has come, so that a repeated press appoints once.
  const [action, setAction] = useState(() => dispatch(newAction()));
  const { busy, failed, ask } = useAskOnce();
  const appoint = async () => {
    const asked = { action, eventId: eventId(event), email: email.trim() } as const;
    const answer = await ask({ kind: 'appointOrganiser', ...asked });
    if (answer.failed !== undefined) return;
    setAction(dispatch(newAction()));
    setEmail('');
  };
  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void appoint();
      }}
    >
      <Stack gap={3}>
        <TextField
          type="email"
          label={t(texts.organiserEmail)}
          value={email}
          onChange={setEmail}
          autoComplete="off"
          required
        />
        <FormError
          message={
            failed === 'not-found'
              ? t(texts.noOrganiser)
              : failed && t(texts.failed, { why: { text: loadErrorWord(failed) } })
          }
        />
        <Stack row>
          <Button type="submit" busy={busy} disabled={email.trim() === ''}>
            {t(texts.appoint)}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

function OrganiserRow({ id, uid }: { readonly id: string; readonly uid: string }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <ListRow
      title={<ProfileName uid={uid} plain />}
      actions={
        <Button size="sm" aria-expanded={asking} onClick={() => setAsking(!asking)}>
          {t(texts.dismiss)}
        </Button>
      }
    >
      {asking && <Withdrawal scorer={id} means={texts.dismissMeans} />}
    </ListRow>
  );
}
